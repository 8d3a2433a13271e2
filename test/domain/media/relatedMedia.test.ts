import {expect} from 'chai';

import {relatedNotOnList} from '#domain/media/relatedMedia';

const anime = (id: number, popularity: number | null = 1) => ({id, type: 'ANIME', popularity});
const idsOf = (...entries: Parameters<typeof relatedNotOnList>[0]) => relatedNotOnList(entries).map(({id}) => id);

describe('related anime that are not on a list', () => {
  it('are sorted by popularity, with those without it last', () => {
    expect(idsOf({mediaId: 1, related: [anime(5, 3), anime(6, null), anime(7, 9)]})).to.deep.equal([7, 5, 6]);
  });

  it('are listed once, and not if they are on the list or are not anime', () => {
    const manga = {id: 9, type: 'MANGA', popularity: 50};
    const entries = [
      {mediaId: 1, related: [anime(2), anime(5), manga]},
      {mediaId: 2, related: [anime(5), anime(1)]},
    ];
    expect(idsOf(...entries)).to.deep.equal([5]);
  });

  it('include nothing for an empty list', () => {
    expect(idsOf()).to.deep.equal([]);
  });
});
