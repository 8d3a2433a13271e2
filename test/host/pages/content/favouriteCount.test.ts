import {expect} from 'chai';

import {isShortened} from '#host/pages/content/favouriteCount';

describe('isShortened', () => {
  const table = [
    ['0', false],
    ['987', false],
    ['1234', false],
    ['1.2k', true],
    ['12k', true],
    ['1,2 mil', true],
  ] as const;
  for (const [shown, expected] of table)
    it(`is ${expected} for "${shown}"`, () => expect(isShortened({shown, isFavourite: false})).to.equal(expected));
});
