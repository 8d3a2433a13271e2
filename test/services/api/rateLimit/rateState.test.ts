import {expect} from 'chai';

import {
  emptyRateState,
  readRateState,
  recordHeaders,
  recordRefusal,
  withUnstored,
  type RateState,
} from '#services/api/rateLimit/rateState';
import {planWithoutPacing} from '../../../support/budget';

const stateOf = (values: Partial<RateState>): RateState => ({...emptyRateState(planWithoutPacing()), ...values});

describe('a stored state of the rate limiter with what a tab could not store', () => {
  for (const [what, stored, own, expected] of [
    [
      'counts in the later window, if that is the own',
      {opened: 1, used: 9},
      {opened: 2, used: 3},
      {opened: 2, used: 3},
    ],
    ['counts in the later window, if that is stored', {opened: 2, used: 3}, {opened: 1, used: 9}, {opened: 2, used: 3}],
    ['has the higher number of calls of one window', {opened: 1, used: 3}, {opened: 1, used: 4}, {opened: 1, used: 4}],
    ['has the stored number, if that is higher', {opened: 1, used: 5}, {opened: 1, used: 4}, {opened: 1, used: 5}],
    ['paces by the later time', {paced: 4}, {paced: 5}, {paced: 5}],
    ['paces by the stored time, if that is later', {paced: 6}, {paced: 5}, {paced: 6}],
    ['pauses until the later time', {until: 4}, {until: 5}, {until: 5}],
    ['pauses until the stored time, if that is later', {until: 6}, {until: 5}, {until: 6}],
    ['has the later refusal', {refusedAt: 4}, {refusedAt: 5}, {refusedAt: 5}],
    ['has the stored probe, if that is later', {probedAt: 6}, {probedAt: 5}, {probedAt: 6}],
    ['has the higher total', {calls: 4}, {calls: 5}, {calls: 5}],
    [
      'has the higher count of each feature',
      {counts: {a: 1, b: 5}},
      {counts: {a: 2, c: 3}},
      {counts: {a: 2, b: 5, c: 3}},
    ],
    ['counts from the earlier time', {countedFrom: 4}, {countedFrom: 5}, {countedFrom: 4}],
    [
      'has the lower limit, and when it was learned',
      {most: 30, learnt: 1},
      {most: 20, learnt: 2},
      {most: 20, learnt: 2},
    ],
    ['keeps a stored limit that is lower', {most: 20, learnt: 1}, {most: 30, learnt: 2}, {most: 20, learnt: 1}],
    ['keeps the time at which an equal limit was learned', {most: 20, learnt: 1}, {most: 20, learnt: 2}, {learnt: 1}],
  ] satisfies readonly (readonly [string, ...Partial<RateState>[]])[])
    it(what, () => expect(withUnstored(stateOf(stored), stateOf(own))).to.deep.include(expected));
});

describe('the limit after a refusal', () => {
  const now = 10_000_000;
  const full = {most: 25, used: 13};
  const before = now - 600_000;
  for (const [what, state, isAnswered, most] of [
    ['stays after the first one without an answer', full, false, 25],
    ['stays if the one before was ten minutes ago', {...full, refusedAt: before}, false, 25],
    ['is lowered by the second one in ten minutes', {...full, refusedAt: before + 1}, false, 20],
    ['is lowered by the first one in an answer', full, true, 20],
    ['stays if at most half of it was used', {...full, used: 12, refusedAt: before + 1}, true, 25],
    ['stays after another one of the same pause', {...full, refusedAt: now - 1, until: now + 1}, true, 25],
    ['is never below five', {most: 5, used: 5}, true, 5],
  ] as const)
    it(what, () => {
      const refused = recordRefusal(stateOf(state), {until: now + 60_000, isAnswered}, now);
      expect(refused).to.deep.include({most, until: now + 60_000});
    });
});

describe('the calls counted for each feature', () => {
  for (const [what, countedFrom, counts] of [
    ['are kept in the millisecond in which the count began', 5000, {a: 1}],
    ['are forgotten if they are from the future', 5001, {}],
  ] as const)
    it(what, () => {
      const stored = stateOf({counts: {a: 1}, countedFrom});
      expect(readRateState(stored, 5000, planWithoutPacing()).counts).to.deep.equal(counts);
    });
});

describe('the limit in the headers of a response', () => {
  const before = stateOf({most: 25, learnt: 7});
  const rows: readonly (readonly [name: string, limit: number, most: number, learnt: number])[] = [
    ['lowers ours, with a reserve for others', 20, 15, 99],
    ['never raises ours', 90, 25, 7],
    ['leaves at least one call', 3, 1, 99],
    ['means nothing if it is 0', 0, 25, 7],
    ['means nothing if it is negative', -1, 25, 7],
  ];
  for (const [name, limit, most, learnt] of rows)
    it(name, () => expect(recordHeaders(before, limit, undefined, 99)).to.deep.include({most, learnt}));
});
