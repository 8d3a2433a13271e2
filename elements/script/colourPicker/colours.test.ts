import {expect} from 'chai';
import * as v from 'valibot';

import {colourSettings, colourSheet, isHex} from './colours';

describe('adjusted colours', () => {
  for (const [text, is] of [
    ['#3db4f2', true],
    ['#3DB4F2', true],
    ['3db4f2', false],
    ['#fff', false],
    ['#3db4f2ff', false],
    ['#3db4fg', false],
    ['#3d', false],
    ['red', false],
    ['', false],
    [undefined, false],
  ] as const)
    it(`${is ? 'accept' : 'reject'} ${String(text)}`, () => expect(isHex(text)).to.equal(is));

  it("become one rule per theme, in the site's format", () => {
    const sheet = colourSheet({
      '--color-blue': {initial: '#010aff', dark: '#000000'},
      '--color-text': {contrast: '#ffffff'},
    });
    expect(sheet.split('\n')).to.deep.equal([
      'body:not(.site-theme-dark, .site-theme-contrast) { --color-blue: 1,10,255; }',
      'body.site-theme-dark { --color-blue: 0,0,0; }',
      'body.site-theme-contrast { --color-text: 255,255,255; }',
    ]);
  });

  for (const row of [null, 'red', 7, [], {initial: null, dark: 'red'}])
    it(`keep the others if one variable has ${JSON.stringify(row)}`, () => {
      const read = v.parse(colourSettings.schema, {'--color-red': row, '--color-blue': {dark: '#000000'}});
      expect(colourSheet(read)).to.equal('body.site-theme-dark { --color-blue: 0,0,0; }');
    });

  it('produce no style sheet when there are none or they are unknown', () => {
    expect(colourSheet({})).to.equal('');
    expect(colourSheet({'--other': {initial: '#000000'}, '--color-red': {initial: 'red'}})).to.equal('');
  });
});
