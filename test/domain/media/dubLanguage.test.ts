import {expect} from 'chai';

import {dubLanguages, hasDub, voiceLanguage} from '#domain/media/dubLanguage';

describe('dubLanguages', () => {
  it('lists the nine languages in order', () =>
    expect(dubLanguages).to.deep.equal([
      ...['English', 'German', 'Italian', 'Spanish', 'French', 'Korean', 'Portuguese', 'Hebrew', 'Hungarian'],
    ]));
});

describe('voiceLanguage', () => {
  const table = [
    ['English', 'ENGLISH'],
    ['Hungarian', 'HUNGARIAN'],
    ['Klingon', 'ENGLISH'],
    ['', 'ENGLISH'],
  ] as const;
  for (const [name, expected] of table)
    it(`returns ${expected} for '${name}'`, () => expect(voiceLanguage(name)).to.equal(expected));
});

describe('hasDub', () => {
  const table: readonly [string, Parameters<typeof hasDub>[0], boolean][] = [
    ['no roles', [], false],
    ['roles that nobody speaks', [{voiceActors: []}, {voiceActors: null}, null], false],
    ['an actor that is missing', [{voiceActors: [null]}], false],
    ['one role that somebody speaks', [{voiceActors: []}, {voiceActors: [{id: 1}]}], true],
  ];
  for (const [what, roles, expected] of table)
    it(`returns ${expected} for ${what}`, () => expect(hasDub(roles)).to.equal(expected));
});
