import {expect} from 'chai';

import {
  isTooSoon,
  incrementProgress,
  typedProgress,
  type ProgressEntry,
  type ProgressChange,
} from '#domain/list/plusProgress';

describe('incrementProgress', () => {
  const today = {year: 2020, month: 9, day: 26};
  const table: readonly [ProgressEntry, ProgressChange | undefined][] = [
    [{progress: 3, total: 12, status: 'CURRENT'}, {progress: 4}],
    [{progress: 0, total: undefined, status: 'CURRENT'}, {progress: 1}],
    [
      {progress: 0, total: 12, status: 'PLANNING'},
      {progress: 1, status: 'CURRENT'},
    ],
    [
      {progress: 0, total: 1, status: 'PLANNING'},
      {progress: 1, status: 'COMPLETED', completedAt: today},
    ],
    [
      {progress: 999, total: undefined, status: 'REPEATING'},
      {progress: 1000, status: 'REPEATING'},
    ],
    [
      {progress: 11, total: 12, status: 'CURRENT'},
      {progress: 12, status: 'COMPLETED', completedAt: today},
    ],
    [
      {progress: 0, total: 1, status: 'CURRENT'},
      {progress: 1, status: 'COMPLETED', completedAt: today},
    ],
    [
      {progress: 11, total: 12, status: 'REPEATING'},
      {progress: 12, status: 'COMPLETED'},
    ],
    [
      {progress: 11, total: 12, status: 'REWATCHING'},
      {progress: 12, status: 'COMPLETED'},
    ],
    [
      {progress: 4, total: 12, status: 'REWATCHING', repeat: 0},
      {progress: 5, status: 'REPEATING'},
    ],
    [
      {progress: 11, total: 12, status: 'REPEATING', repeat: 0},
      {progress: 12, status: 'COMPLETED', repeat: 1},
    ],
    [
      {progress: 11, total: 12, status: 'REPEATING', repeat: 4},
      {progress: 12, status: 'COMPLETED', repeat: 5},
    ],
    [{progress: 12, total: 12, status: 'CURRENT'}, undefined],
    [{progress: 13, total: 12, status: 'CURRENT'}, undefined],
    [{progress: 3, total: 0, status: 'CURRENT'}, {progress: 4}],
  ];
  for (const [entry, change] of table)
    it(`returns ${JSON.stringify(change) ?? 'nothing'} for ${JSON.stringify(entry)}`, () =>
      expect(incrementProgress(entry, today)).to.deep.equal(change));
});

describe('typedProgress', () => {
  const today = {year: 2020, month: 9, day: 26};
  const table: readonly [ProgressEntry, number, ProgressChange][] = [
    [{progress: 3, total: 12, status: 'CURRENT'}, 7, {progress: 7}],
    [{progress: 7, total: 12, status: 'CURRENT'}, 3, {progress: 3}],
    [{progress: 3, total: undefined, status: 'PLANNING'}, 900, {progress: 900, status: 'CURRENT'}],
    [{progress: 3, total: 12, status: 'PLANNING'}, 0, {progress: 0}],
    [{progress: 3, total: 12, status: 'PAUSED'}, 4, {progress: 4}],
    [{progress: 3, total: 12, status: 'CURRENT'}, 12, {progress: 12, status: 'COMPLETED', completedAt: today}],
    [{progress: 3, total: 12, status: 'REPEATING', repeat: 1}, 12, {progress: 12, status: 'COMPLETED', repeat: 2}],
    [{progress: 3, total: 12, status: 'REPEATING'}, 5, {progress: 5, status: 'REPEATING'}],
    [{progress: 11, total: 12, status: 'COMPLETED'}, 12, {progress: 12}],
    [{progress: 12, total: 12, status: 'COMPLETED'}, 11, {progress: 11}],
  ];
  for (const [entry, to, change] of table)
    it(`returns ${JSON.stringify(change)} for ${to} in ${JSON.stringify(entry)}`, () =>
      expect(typedProgress(entry, to, today)).to.deep.equal(change));
});

describe('isTooSoon', () => {
  const table = [
    [undefined, 0, false],
    [1000, 1000, true],
    [1000, 1299, true],
    [1000, 1300, false],
    [1000, 9000, false],
  ] as const;
  for (const [last, now, soon] of table)
    it(`returns ${soon} for a click at ${now} after ${String(last)}`, () =>
      expect(isTooSoon(last, now)).to.equal(soon));
});
