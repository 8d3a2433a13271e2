import {expect} from 'chai';

import {subTitleParts} from '#domain/media/subTitle';

describe('subTitleParts', () => {
  const table: readonly [string, Record<string, string>, string[]][] = [
    ['no facts', {}, []],
    [
      'an anime',
      {
        ...{Season: 'Spring 1998', Status: 'Finished', Episodes: '26', Format: 'TV', 'Episode Duration': '24 mins'},
        ...{Studios: 'Sunrise', 'Start Date': 'Apr 3, 1998', Source: 'Original'},
      },
      ['TV', '26 episodes', '24 mins', 'Finished', 'Spring 1998', 'Sunrise'],
    ],
    [
      'a film without a season',
      {Format: 'Movie', Episodes: '1', Duration: '1 hour, 55 mins', Status: 'Finished', 'Release Date': 'Sep 1, 2001'},
      ['Movie', '1 episode', '1 hour, 55 mins', 'Finished', '2001'],
    ],
    [
      'a finished manga',
      {Format: 'Manga', Chapters: '162', Volumes: '18', Status: 'Finished', 'Start Date': 'Dec 5, 1994'},
      ['Manga', '162 chapters', '18 volumes', 'Finished', '1994'],
    ],
    ['a date without a year', {Format: 'Manga', 'Start Date': 'Dec 5'}, ['Manga']],
    ['an empty value', {Format: '', Status: 'Releasing'}, ['Releasing']],
    ['a count that is no number', {Episodes: '12+'}, ['12+']],
  ];
  for (const [what, facts, expected] of table)
    it(`lists ${expected.length} parts for ${what}`, () =>
      expect(subTitleParts(new Map(Object.entries(facts)))).to.deep.equal(expected));
});
