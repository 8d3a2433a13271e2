import {expect} from 'chai';

import {differencesTo} from '#services/settings/differences';
import {number, text, toggle} from '#services/settings/handles';
import {blockList, titleAliases} from '#services/settings/shared';
import {fakeServices} from '../../support/services';

const flag = toggle('flag', {title: 'Shows a flag', initial: true});
const amount = number('amount', {title: 'Amount', initial: 3});
const words = text('words', {title: '', initial: ''});
const handles = [flag, amount, words, blockList, titleAliases];
const stored = {flag: false, words: 'a word'};

const table: readonly [string, Record<string, unknown>, readonly string[]][] = [
  ['nothing for the same settings', stored, []],
  [
    'a switch, a number and a text with both values',
    {flag: true, amount: 1200, words: 'x'.repeat(50)},
    ['Shows a flag: off → on', 'Amount: 3 → 1,200', `words: “a word” → “${'x'.repeat(39)}…”`],
  ],
  ['what is missing as its default', {}, ['Shows a flag: off → on', 'words: “a word” → empty']],
  ['nothing for a value that is not valid', {...stored, amount: 'many'}, []],
  [
    'the number of entries of lists',
    {...stored, [titleAliases.key]: [['/anime/1/', 'A']], [blockList.key]: []},
    ['Your own titles for anime and manga: empty → 1 entry'],
  ],
];

describe('differencesTo', () => {
  const {settings} = fakeServices({settings: stored});
  const lines = (next: Record<string, unknown>) =>
    differencesTo(next, settings, handles).map(({name, from, to}) => `${name}: ${from} → ${to}`);

  for (const [what, next, expected] of table) it(`names ${what}`, () => expect(lines(next)).to.deep.equal(expected));

  it('reports that a list has different entries even if their number is the same', () => {
    settings.set(titleAliases, [['/anime/1/', 'A']]);
    expect(lines({...settings.snapshot(), [titleAliases.key]: [['/anime/1/', 'B']]})).to.deep.equal([
      'Your own titles for anime and manga: 1 entry → 1 entry, changed',
    ]);
  });

  it('treats empty and missing fields as the same', () => {
    settings.set(blockList, [{user: 'Nuisance', media: undefined}]);
    expect(lines({...settings.snapshot(), [blockList.key]: [{user: 'Nuisance', status: ''}]})).to.deep.equal([]);
  });
});
