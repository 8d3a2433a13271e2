import {expect} from 'chai';

import {neighbourFilter} from '#domain/feed/activityNeighbours';

describe('neighbourFilter', () => {
  const table = [
    [
      {type: 'TEXT', userId: 1},
      {userId: 1, type: 'TEXT'},
    ],
    [
      {type: 'ANIME_LIST', userId: 1, mediaId: 5},
      {userId: 1, mediaId: 5},
    ],
    [
      {type: 'MANGA_LIST', userId: 1, mediaId: 6},
      {userId: 1, mediaId: 6},
    ],
    [
      {type: 'MESSAGE', userId: 1, recipientId: 2},
      {userId: 2, messengerId: 1, type: 'MESSAGE'},
    ],
    [{type: 'MESSAGE', userId: 1}, undefined],
    [{type: 'ANIME_LIST', userId: 1}, undefined],
  ] as const;
  for (const [placed, filter] of table)
    it(`returns the filter for ${JSON.stringify(placed)}`, () => expect(neighbourFilter(placed)).to.deep.equal(filter));
});
