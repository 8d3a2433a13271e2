import {expect} from 'chai';

import {mayHaveLists, outdateEarlierLists, recordStoredList, takeExpiredEarlierLists} from '#services/lists/storedTime';

const key = 'automailWholeLists';
const earlierKey = 'automailLists';

describe('the lists that earlier versions have stored', () => {
  afterEach(() => localStorage.removeItem(earlierKey));
  const isFresh = (at: number) => at > 100;

  for (const [stored, outdated] of [
    ['150', '1'],
    ['50', '1'],
    ['0', '0'],
    [undefined, null],
  ] as const)
    it(`are outdated by a change: ${String(stored)} becomes ${String(outdated)}`, () => {
      if (stored !== undefined) localStorage.setItem(earlierKey, stored);
      outdateEarlierLists();
      expect(localStorage.getItem(earlierKey)).to.equal(outdated);
    });

  for (const [stored, isExpired, left] of [
    ['150', false, '150'],
    ['50', true, '0'],
    ['1', true, '0'],
    ['x', true, '0'],
    ['0', false, '0'],
    [undefined, false, null],
  ] as const)
    it(`are ${isExpired ? '' : 'not '}deleted if they are of ${String(stored)}, once`, () => {
      if (stored !== undefined) localStorage.setItem(earlierKey, stored);
      expect(takeExpiredEarlierLists(isFresh)).to.equal(isExpired);
      expect(localStorage.getItem(earlierKey)).to.equal(left);
      expect(takeExpiredEarlierLists(isFresh)).to.equal(false);
    });
});

describe('the time of the newest stored list', () => {
  afterEach(() => localStorage.removeItem(key));
  const store = (value: string | undefined) =>
    value === undefined ? localStorage.removeItem(key) : localStorage.setItem(key, value);
  const future = '8640000000000000';

  for (const [value, mayHave] of [
    [undefined, true],
    ['0', false],
    ['50', false],
    ['150', true],
    [future, true],
    ['x', true],
    ['NaN', true],
    ['Infinity', true],
  ] as const)
    it(`says ${mayHave ? 'that there may be' : 'that there is no'} list after 100 for ${String(value)}`, () => {
      store(value);
      expect(mayHaveLists(at => at > 100 && at < 1000)).to.equal(mayHave);
    });

  for (const [value, at, recorded] of [
    [undefined, 7, '7'],
    ['5', 7, '7'],
    ['9', 7, '9'],
    ['x', 7, '7'],
    ['NaN', 7, '7'],
    ['Infinity', 7, '7'],
    ['9', 0, '0'],
  ] as const)
    it(`is ${recorded} when a list of ${at} is stored after ${String(value)}`, () => {
      store(value);
      recordStoredList(at);
      expect(localStorage.getItem(key)).to.equal(recorded);
    });
});
