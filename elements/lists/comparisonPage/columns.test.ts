import {expect} from 'chai';

import {parseComparison} from '#domain/compare/address';
import {exportColumns} from './columns';

const defaults = {userName: 'Ann', me: undefined, hasOwnSystems: false, isFullColour: false};
const keysFor = (users: string) => exportColumns(parseComparison(`?users=${users}`, defaults)).map(({key}) => key);
const more = (name: string) => ['own', 'status', 'progress', 'favourite'].map(part => `${name}.${part}`);

describe('the keys of an exported comparison (rule compare-7)', () => {
  it('are the names of the users, and those of their details', () => {
    expect(keysFor('Ann,Bob')).to.deep.equal([
      ...['id', 'title', 'format', 'digest'],
      ...['Ann', ...more('Ann')],
      ...['Bob', ...more('Bob')],
    ]);
  });

  it('are distinguished if a user has the name of another column', () => {
    for (const name of ['id', 'title', 'format', 'digest']) {
      const keys = keysFor(name);
      expect(keys.slice(4)).to.deep.equal([`user.${name}`, ...more(name)]);
      expect(new Set(keys).size).to.equal(keys.length);
    }
  });
});
