import {expect} from 'chai';

import type {ImportedValues} from '#domain/import/importedEntry';
import {joinedValues} from '#domain/import/joinedParts';

const joined = (parts: readonly ImportedValues[]) =>
  Object.fromEntries(Object.entries(joinedValues(parts)).filter(([, value]) => value !== undefined));

describe('the values of a title that a file splits into parts', () => {
  const statuses = [
    ['COMPLETED', 'COMPLETED', 'COMPLETED'],
    ['COMPLETED', 'CURRENT', 'CURRENT'],
    ['CURRENT', 'COMPLETED', 'CURRENT'],
    ['COMPLETED', 'PLANNING', 'CURRENT'],
    ['PLANNING', 'PLANNING', 'PLANNING'],
    ['PAUSED', 'DROPPED', 'DROPPED'],
    ['DROPPED', 'PLANNING', 'DROPPED'],
    ['COMPLETED', undefined, 'CURRENT'],
    [undefined, undefined, undefined],
  ] as const;
  for (const [first, second, status] of statuses)
    it(`have the status ${status} for ${first} and ${second}`, () =>
      expect(joinedValues([{status: first}, {status: second}]).status).to.equal(status));

  const finished = {year: 2020, month: 3, day: 1};
  const begun = {year: 2020, month: 1, day: 2};
  const table: readonly [what: string, parts: readonly ImportedValues[], expected: ImportedValues][] = [
    ['the sum of their progress', [{progress: 12}, {progress: 13}], {progress: 25}],
    ['the progress that only one states', [{progress: 12}, {}], {progress: 12}],
    ['at most what AniList stores', [{progress: 65_000}, {progress: 65_000}], {progress: 65_535}],
    ['the sum of volumes', [{progressVolumes: 2}, {progressVolumes: 1}], {progressVolumes: 3}],
    ['the repeats of all parts', [{repeat: 2}, {repeat: 1}], {repeat: 1}],
    ['the latest score', [{scoreRaw: 80}, {scoreRaw: 90}], {scoreRaw: 90}],
    ['the score of the part that has one', [{scoreRaw: 80}, {scoreRaw: 0}], {scoreRaw: 80}],
    ['no score where none has one', [{scoreRaw: 0}, {scoreRaw: 0}], {scoreRaw: 0}],
    ['all notes, each once', [{notes: 'a'}, {notes: 'b'}, {notes: 'a'}], {notes: 'a\nb'}],
    ['no empty notes', [{notes: ''}, {notes: 'b'}], {notes: 'b'}],
    ['all lists, each once', [{customLists: ['x']}, {customLists: ['x', 'y']}], {customLists: ['x', 'y']}],
    ['the first start date', [{startedAt: begun}, {startedAt: finished}], {startedAt: begun}],
    ['the start date of the part that has one', [{startedAt: {}}, {startedAt: finished}], {startedAt: finished}],
    [
      'the last finish date of what is completed',
      [
        {status: 'COMPLETED', completedAt: begun},
        {status: 'COMPLETED', completedAt: finished},
      ],
      {status: 'COMPLETED', completedAt: finished},
    ],
    [
      'no finish date while a part is not completed',
      [
        {status: 'CURRENT', completedAt: {}},
        {status: 'COMPLETED', completedAt: finished},
      ],
      {status: 'CURRENT', completedAt: {}},
    ],
  ];
  for (const [what, parts, expected] of table) it(`have ${what}`, () => expect(joined(parts)).to.deep.equal(expected));
});
