import {expect} from 'chai';

import {formatFraction} from '#domain/list/fraction';

describe('formatFraction', () => {
  const table = [
    [0, '0'],
    [3, '3'],
    [0.5, '½'],
    [2.5, '2½'],
    [-2.5, '-2½'],
    [-0.5, '-½'],
    [1 / 3, '⅓'],
    [2 / 3, '⅔'],
    [1 / 4, '¼'],
    [3 / 4, '¾'],
    [1 / 5, '⅕'],
    [2 / 5, '⅖'],
    [3 / 5, '⅗'],
    [4 / 5, '⅘'],
    [1 / 6, '⅙'],
    [5 / 6, '⅚'],
    [1 / 7, '⅐'],
    [1 / 8, '⅛'],
    [3 / 8, '⅜'],
    [5 / 8, '⅝'],
    [7 / 8, '⅞'],
    [1 / 9, '⅑'],
    [1 / 10, '⅒'],
    [10 + 1 / 3, '10⅓'],
    [0.04, '0.04'],
    [7.04, '7.04'],
    [7.12345, '7.123'],
    [7.9996, '8'],
    [-7.04, '-7.04'],
    [1234.5, '1234½'],
  ] as const;
  for (const [value, text] of table)
    it(`formats ${value} as ${text}`, () => expect(formatFraction(value)).to.equal(text));
});
