import {expect} from 'chai';

import {mayHaveLists, recordStoredList} from '#services/lists/storedTime';

const key = 'automailLists';

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
