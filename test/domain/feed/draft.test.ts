import {expect} from 'chai';

import {draftKey, isExpired, draftsToDelete} from '#domain/feed/draft';

const day = 86_400_000;
const now = 1000 * day;
const limits = {max: 3, maxAgeDays: 30};
const aged = (...days: number[]) => days.map((age, index) => ({key: String(index), at: now - age * day}));

describe('drafts', () => {
  const keys: readonly [string, string, string, string][] = [
    ['Mirabel', '/home', 'post', 'mirabel /home post'],
    ['mirabel', '/user/Other/', 'post', 'mirabel /user/other post'],
    ['Mirabel', '/forum/thread/5/comment/9', 'reply', 'mirabel /forum/thread/5/comment/9 reply'],
    ['Mirabel', '/forum/thread/5', 'comment', 'mirabel /forum/thread/5 comment'],
    ['Mirabel', '/forum/thread/6', 'comment', 'mirabel /forum/thread/6 comment'],
    ['Other', '/forum/thread/6', 'comment', 'other /forum/thread/6 comment'],
  ];
  for (const [user, subject, kind, key] of keys)
    it(`have the storage key "${key}"`, () => expect(draftKey(user, subject, kind)).to.equal(key));

  const ages: readonly [number, boolean][] = [
    [0, false],
    [30, false],
    [30.01, true],
    [400, true],
  ];
  for (const [age, old] of ages)
    it(`${old ? 'expire' : 'are kept'} after ${age} days`, () =>
      expect(isExpired(now - age * day, limits, now)).to.equal(old));

  const rows: readonly [string, number[], string[]][] = [
    ['none if there are none', [], []],
    ['none at the maximum number', [3, 1, 2], []],
    ['the oldest beyond the maximum number', [3, 1, 2, 0], ['0']],
    ['all that have expired', [31, 1, 40], ['0', '2']],
    ['the expired ones, and the oldest beyond the maximum number', [5, 1, 40, 2, 3], ['0', '2']],
  ];
  for (const [what, given, gone] of rows)
    it(`are deleted: ${what}`, () =>
      expect(draftsToDelete(aged(...given), limits, now).toSorted()).to.deep.equal(gone));
});
