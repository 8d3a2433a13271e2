import {expect} from 'chai';

import {describeValues} from '#services/entries/writes';

const table: readonly [string, Record<string, unknown>, string][] = [
  ['numbers', {score: 8, progress: 4}, 'score 8, progress 4'],
  ['a status by its name', {status: 'CURRENT'}, 'status Watching/Reading'],
  ['yes and no', {private: true, hiddenFromStatusLists: false}, 'private yes, hidden from status lists no'],
  ['values that are empty', {notes: '', startedAt: null}, 'no notes, no start date'],
  ['dates', {startedAt: {year: 2020, month: 5}, completedAt: {}}, 'start date 2020-05, no completion date'],
  ['lists', {customLists: ['A', 'B'], advancedScores: [8, 0, 6.5]}, 'custom lists A, B, advanced scores 8, 6.5'],
  ['empty lists', {customLists: [], advancedScores: [0, 0]}, 'no custom lists, no advanced scores'],
  ['what it does not know as changed', {customLists: {A: true}}, 'custom lists changed'],
  ["nothing of the API's own words", {__typename: 'MediaList', id: 7, mediaId: 5, updatedAt: 9, score: 8}, 'score 8'],
  ['nothing that is undefined', {score: undefined}, ''],
];

describe('describeValues', () => {
  for (const [what, values, expected] of table)
    it(`describes ${what}`, () => expect(describeValues(values)).to.equal(expected));

  for (const [mediaType, expected] of [
    ['ANIME', 'status Rewatching'],
    ['MANGA', 'status Rereading'],
    [undefined, 'status Rewatching/Rereading'],
  ] as const)
    it(`names the status of ${mediaType ?? 'an unknown type'} as "${expected}"`, () =>
      expect(describeValues({status: 'REPEATING'}, {mediaType})).to.equal(expected));

  it('describes only the score categories above 0', () =>
    expect(describeValues({advancedScores: [8, 0]}, {categories: ['Story', 'Music']})).to.equal(
      'advanced scores Story 8',
    ));
});
