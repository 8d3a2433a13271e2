import {expect} from 'chai';

import {compareBy} from '#domain/list/query/compareBy';
import {parseQuery} from '#domain/list/query/parse';
import {entryOf, indexed} from './entries';

const entries = [
  entryOf({mediaId: 1, status: 'DROPPED', score: 7, media: {year: 2001, title: {romaji: 'Season 10'}}}),
  entryOf({mediaId: 2, status: 'CURRENT', score: 0, private: true, media: {year: 2005, title: {romaji: 'season 9'}}}),
  entryOf({mediaId: 3, status: undefined, score: 9, startedAt: {year: 2024}, media: {title: {romaji: 'Ähre'}}}),
  entryOf({mediaId: 4, status: 'COMPLETED', score: 7, startedAt: {year: 2024, month: 2}, media: {year: 2003}}),
  entryOf({mediaId: 5, status: 'PLANNING', score: 0, updatedAt: 2, media: {title: {romaji: 'Zeta'}}}),
];

const sorted = (query: string) =>
  indexed(entries)
    .rows.toSorted(compareBy(parseQuery(query).order))
    .map(({entry}) => entry.mediaId);

describe('compareBy', () => {
  for (const [query, expected] of [
    ['', [1, 2, 3, 4, 5]],
    ['order:score', [1, 4, 3, 2, 5]],
    ['order:-score', [3, 1, 4, 2, 5]],
    ['order:score,-year', [4, 1, 3, 2, 5]],
    ['order:-score,year', [3, 1, 4, 2, 5]],
    ['order:year', [1, 4, 2, 3, 5]],
    ['order:-year', [2, 4, 1, 3, 5]],
    ['order:title', [3, 2, 1, 5, 4]],
    ['order:-title', [5, 1, 2, 3, 4]],
    ['order:status', [2, 5, 4, 1, 3]],
    ['order:-status', [1, 4, 5, 2, 3]],
    ['order:started', [3, 4, 1, 2, 5]],
    ['order:-started', [4, 3, 1, 2, 5]],
    ['order:-private', [2, 1, 3, 4, 5]],
    ['order:updated', [5, 1, 2, 3, 4]],
  ] as const)
    it(`sorts by ${query || 'nothing'}`, () => expect(sorted(query)).to.deep.equal(expected));
});
