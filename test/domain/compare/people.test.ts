import {expect} from 'chai';

import {formatComparedUsers, parseComparedUsers, type ComparedUser} from '#domain/compare/people';

describe('parseComparedUsers', () => {
  const user = (name: string, demand: 0 | 1 | -1 = 0): ComparedUser => ({name, requirement: demand});
  const table: readonly [string, readonly ComparedUser[]][] = [
    ['', []],
    ['Ann', [user('Ann')]],
    ['Ann,Bo*,Cy-', [user('Ann'), user('Bo', 1), user('Cy', -1)]],
    [' Ann , Bo* ', [user('Ann'), user('Bo', 1)]],
    ['~', [user('Mirabel')]],
    ['~*,Ann', [user('Mirabel', 1), user('Ann')]],
    ['~-', [user('Mirabel', -1)]],
    ['Ann,ann*,Bo', [user('Ann'), user('Bo')]],
    ['Mirabel,~*', [user('Mirabel')]],
    [',,*,-', []],
  ];
  for (const [text, users] of table)
    it(`parses "${text}" as ${JSON.stringify(users)}`, () =>
      expect(parseComparedUsers(text, 'Mirabel')).to.deep.equal(users));
  it('omits the current user if signed out', () =>
    expect(parseComparedUsers('~,Ann', undefined)).to.deep.equal([user('Ann')]));
  it('parses its own output', () => {
    const users = [user('Ann'), user('Bo', 1), user('Cy', -1)];
    expect(formatComparedUsers(users)).to.equal('Ann,Bo*,Cy-');
    expect(parseComparedUsers(formatComparedUsers(users), undefined)).to.deep.equal(users);
  });
});
