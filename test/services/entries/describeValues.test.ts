import {expect} from 'chai';

import {describeValues} from '#services/entries/writes';

const table: readonly [string, Record<string, unknown>, string][] = [
  ['numbers', {score: 8, progress: 4}, 'score 8, progress 4'],
  ['a status by its name', {status: 'CURRENT'}, 'status Current'],
  ['yes and no', {private: true, hiddenFromStatusLists: false}, 'private yes, hidden from status lists no'],
  ['values that are empty', {notes: '', startedAt: null}, 'no notes, no start date'],
  [
    'values that are too long as changed',
    {startedAt: {year: 2020}, customLists: ['A']},
    'start date changed, custom lists changed',
  ],
  ["nothing of the API's own words", {__typename: 'MediaList', id: 7, mediaId: 5, updatedAt: 9, score: 8}, 'score 8'],
  ['nothing that is undefined', {score: undefined}, ''],
];

describe('describeValues', () => {
  for (const [what, values, expected] of table)
    it(`tells ${what}`, () => expect(describeValues(values)).to.equal(expected));
});
