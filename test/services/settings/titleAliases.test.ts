import {expect} from 'chai';

import {createReport} from '#services/report';
import {createSettings} from '#services/settings/settings';
import {titleAliases} from '#services/settings/shared';
import {useConsole} from '../../support/console';
import {useSignal} from '../../support/page';
import {MemoryStorage} from '../../support/storage';

describe('stored title aliases', () => {
  const test = useSignal();
  useConsole();

  const bebop = ['/anime/1/', 'Bebop'];
  const table: readonly [string, unknown, unknown][] = [
    ['all', [bebop, ['css/', 'a {}']], [bebop, ['css/', 'a {}']]],
    [
      'all except invalid ones',
      [1, bebop, ['/anime/2/'], ['/anime/3/', 4], null, ['/anime/5/', 'a', 'b']],
      [bebop, ['/anime/5/', 'a']],
    ],
    ['none when the value is not a list', {}, []],
    ['none when the value is a text', 'text', []],
    ['none when the value is null', null, []],
  ];
  for (const [what, stored, aliases] of table)
    it(`are read: ${what}`, () => {
      const storage = new MemoryStorage({titleAliases: JSON.stringify(stored)});
      const settings = createSettings({storage, report: createReport('Test'), signal: test.signal});
      expect(settings.get(titleAliases)).to.deep.equal(aliases);
    });
});
