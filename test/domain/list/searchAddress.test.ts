import {expect} from 'chai';

import {searchIn, withSearch} from '#domain/list/searchAddress';

describe('searchIn', () => {
  for (const [query, text] of [
    ['', ''],
    ['?search=cow%20boy', 'cow boy'],
    ['?year=2010%25&search=a+b%26c', 'a b&c'],
    ['?research=x', ''],
    ['?search=', ''],
    ['?search=%E0%A4%A', '\ufffd%A'],
  ] as const)
    it(`reads "${text}" from "${query}"`, () => void expect(searchIn(query)).to.equal(text));
});

describe('withSearch', () => {
  for (const [query, text, changed] of [
    ['', 'cow boy', '?search=cow%20boy'],
    ['?year=2010%25&airing%20status=X', 'a&b=c', '?year=2010%25&airing%20status=X&search=a%26b%3Dc'],
    ['?search=old&year=2010', 'new', '?search=new&year=2010'],
    ['?search=a+b', 'a b', '?search=a+b'],
    ['?search=old&year=2010', '', '?year=2010'],
    ['?search=old', '', ''],
    ['?search=', '', ''],
    ['?research=x', '', '?research=x'],
    ['?research=x', '#1', '?research=x&search=%231'],
    ['', '', ''],
  ] as const)
    it(`turns "${query}" into "${changed}" for "${text}"`, () => {
      expect(withSearch(query, text)).to.equal(changed);
      expect(searchIn(changed)).to.equal(text);
    });
});
