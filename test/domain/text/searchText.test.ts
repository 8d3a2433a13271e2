import {expect} from 'chai';

import {searchText} from '#domain/text/searchText';

describe('searchText', () => {
  for (const [search, text, expected] of [
    ['', 'anything', true],
    ['color', 'Adjusts the colours of the site.', true],
    ['colour', 'Pick a color', true],
    ['colou', 'Adjusts the colours of the site.', true],
    ['favorite', 'Shows exact favourite counts.', true],
    ['authorize', 'The page of authorised apps', true],
    ['gray', 'Grey titles', true],
    ['center', 'In the centre', true],
    ['BACK up', 'The backup', true],
    ['lêngth', 'At length', true],
    ['back down', 'The backup', false],
    ['for', 'four of your hours', false],
  ] as const)
    it(`${expected ? 'finds' : 'does not find'} "${search}" in "${text}"`, () =>
      expect(searchText(search).isIn(text)).to.equal(expected));
});
