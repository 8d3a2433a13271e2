import {expect} from 'chai';

import {formatFraction} from '#domain/list/fraction';
import {likesSummary, tooltipMinLikes} from '#domain/feed/likesSummary';
import {dotFontSize} from '#domain/list/statusDot';

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

describe('dotFontSize', () => {
  it('shrinks only above 99 and above 999', () => {
    expect(dotFontSize(0)).to.equal(dotFontSize(99));
    expect(dotFontSize(100)).to.be.lessThan(dotFontSize(99));
    expect(dotFontSize(999)).to.equal(dotFontSize(100));
    expect(dotFontSize(1000)).to.be.lessThan(dotFontSize(999));
    expect(dotFontSize(123456)).to.equal(dotFontSize(1000));
  });
});

describe('likesSummary', () => {
  const name = 'Abcdefghijklmnopqrst';
  /** Number of likes, and letters kept of a long name. */
  const table = [
    [1, 20],
    [2, 12],
    [3, 9],
    [4, 7],
    [5, 5],
    [6, 5],
    [7, 4],
    [11, 4],
    [12, 3],
    [20, 3],
  ] as const;
  for (const [count, letters] of table)
    it(`keeps ${letters} letters per name for ${count} names`, () => {
      const shown = letters === 20 ? name : `${name.slice(0, letters)}…`;
      expect(likesSummary(Array<string>(count).fill(name))).to.equal(Array(count).fill(shown).join(', '));
    });
  it('does not shorten short names', () => expect(likesSummary(['Bo', 'Mirabel', 'Al'])).to.equal('Bo, Mirabel, Al'));
  it('returns nothing for no likes and for more than 20', () => {
    expect(likesSummary([])).to.equal(undefined);
    expect(likesSummary(Array<string>(21).fill('Bo'))).to.equal(undefined);
  });
  it('shows a tooltip from 6 likes', () => expect(tooltipMinLikes).to.equal(6));
});
