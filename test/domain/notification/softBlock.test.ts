import {expect} from 'chai';

import {includesName, splitByUsers} from '#domain/notification/softBlock';

describe('splitByUsers', () => {
  const [tobias, ada, site] = [{user: 'Tobias'}, {user: 'Ada'}, {user: undefined}];
  const table = [
    [[], [tobias, ada, site], []],
    [['Tobias'], [ada, site], [tobias]],
    [['tobias', ' ADA '], [site], [tobias, ada]],
    [['Tob', ''], [tobias, ada, site], []],
  ] as const;
  for (const [names, shown, hidden] of table)
    it(`hides ${hidden.length} of 3 for ${JSON.stringify(names)}`, () => {
      expect(splitByUsers([tobias, ada, site], names)).to.deep.equal({shown, hidden});
    });
});

describe('includesName', () => {
  const table = [
    [['Ada'], 'ada', true],
    [['Ada'], ' Ada', true],
    [['Ada'], 'Adam', false],
    [[], 'Ada', false],
  ] as const;
  for (const [names, name, result] of table)
    it(`finds ${result ? '' : 'no '}"${name}" in ${JSON.stringify(names)}`, () => {
      expect(includesName(names, name)).to.equal(result);
    });
});
