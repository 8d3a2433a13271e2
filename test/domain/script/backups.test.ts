import {expect} from 'chai';

import {backupsToDelete} from '#domain/script/backups';

/** One letter for each backup, oldest first: `d` for a daily one. */
const table: readonly [string, string, readonly number[]][] = [
  ['nothing of none', '', []],
  ['nothing of the first and ten others', 'oooooooooo' + 'o', []],
  ['the second of twelve', 'oooooooooooo', [1]],
  ['none of seven daily ones after the first', 'o' + 'ddddddd', []],
  ['the oldest of eight daily ones after the first', 'odddddddd', [1]],
  ['no daily one for others, however many', 'dddddddd' + 'oooooooooooo', [8, 9]],
  ['no other one for daily ones', 'oo' + 'ddddddddd', [2, 3]],
];

describe('backupsToDelete', () => {
  for (const [what, letters, expected] of table)
    it(`deletes ${what}`, () =>
      expect(backupsToDelete([...letters].map((letter, key) => ({key, isDaily: letter === 'd'})))).to.deep.equal(
        expected,
      ));
});
