import {expect} from 'chai';

import {shorten} from '#domain/text/shorten';

describe('the beginning of a text', () => {
  for (const [said, most, shown] of [
    ['', 3, ''],
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc…'],
    ['😀😀😀', 3, '😀😀😀'],
    ['😀😀😀😀', 3, '😀😀😀…'],
    ['a😀😀😀', 2, 'a😀…'],
  ] as const)
    it(`of "${said}" with at most ${most} characters is "${shown}"`, () => {
      expect(shorten(said, most)).to.equal(shown);
    });
});
