import {expect} from 'chai';

import {cardFacts, cardScore, formatEnum} from '#domain/media/mediaWords';

describe('mediaWords', () => {
  for (const [name, words] of [
    ['TV', 'TV'],
    ['TV_SHORT', 'TV Short'],
    ['NOVEL', 'Light Novel'],
    ['NOT_YET_RELEASED', 'Not Yet Released'],
    ['SOMETHING_NEW', 'Something New'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ] as const)
    it(`formats ${String(name)} as "${words}"`, () => expect(formatEnum(name)).to.equal(words));

  const none = {format: null, status: null, season: null, seasonYear: null, startDate: null, averageScore: null};
  const rows: readonly [string, object, string[], string][] = [
    [
      'all',
      {format: 'TV', status: 'FINISHED', season: 'SPRING', seasonYear: 1998, averageScore: 86, meanScore: 85},
      ['TV', 'Finished', 'Spring 1998'],
      '86%',
    ],
    ['start year if there is no season', {format: 'MANGA', startDate: {year: 1989}}, ['Manga', '1989'], ''],
    ['mean score if there is no average', {...none, meanScore: 70}, [], '70%'],
    ['nothing', none, [], ''],
  ];
  for (const [what, work, facts, score] of rows)
    it(`lists the facts and the score of a card: ${what}`, () => {
      expect(cardFacts(work)).to.deep.equal(facts);
      expect(cardScore(work)).to.equal(score);
    });
});
