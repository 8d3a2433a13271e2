import {expect} from 'chai';

import {rowsToPurge, type StoredRow} from '#domain/value/purge';

const row = (key: string, at: number, more: Partial<StoredRow<string>> = {}): StoredRow<string> => ({key, at, ...more});
const [old, middle, young] = [row('old', 1), row('middle', 2), row('young', 3)];
const expired = row('expired', 4, {isExpired: true});

describe('rowsToPurge', () => {
  for (const [condition, rows, limits, purged] of [
    ['none within the limits, even if some have expired', [old, expired], {maxCount: 2}, []],
    ['the oldest beyond the maximum number', [young, old, middle], {maxCount: 1}, ['old', 'middle']],
    ['expired ones before older ones', [old, expired, young], {maxCount: 2}, ['expired']],
    ['expired ones and then the oldest', [old, expired, young], {maxCount: 1}, ['expired', 'old']],
    [
      'the oldest until the size fits',
      [
        {...old, size: 6},
        {...young, size: 5},
      ],
      {maxSize: 10},
      ['old'],
    ],
    ['a batch at a time', [old, middle, young], {maxCount: 2, batch: 2}, ['old', 'middle']],
    ['expired ones alone in a full store', [old, expired], {isFull: true}, ['expired']],
    ['one batch of the oldest in a full store without expired ones', [young, old], {isFull: true}, ['old']],
    ['none of an empty store', [], {isFull: true, maxCount: 0}, []],
  ] as const)
    it(`chooses ${condition}`, () => {
      expect(rowsToPurge<string>(rows, limits).map(({key}) => key)).to.deep.equal(purged);
    });
});
