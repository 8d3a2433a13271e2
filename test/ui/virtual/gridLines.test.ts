import {expect} from 'chai';

import {heightOf, layOut, shiftBetween, type GridSection} from '#ui/virtual/gridLines';

const section = (cards: string, title?: string): GridSection<string> => ({
  key: title ?? 'cards',
  heading: title === undefined ? undefined : {level: 2, title, height: 56},
  cards: [...cards],
});
const shown = (sections: readonly GridSection<string>[], columns: number) =>
  layOut(sections, columns, 95).map(({top, heading, cards, from}) => [top, heading?.title ?? cards.join(''), from]);

describe('layOut', () => {
  it('puts cards side by side below their heading', () =>
    expect(shown([section('abcde', 'Roles')], 2)).to.deep.equal([
      [0, 'Roles', 0],
      [56, 'ab', 0],
      [151, 'cd', 2],
      [246, 'e', 4],
    ]));
  it('puts sections below each other, and counts the cards of each from the start', () =>
    expect(shown([section('abc'), section('', 'Anime'), section('xy', '1998')], 2)).to.deep.equal([
      [0, 'ab', 0],
      [95, 'c', 2],
      [190, 'Anime', 0],
      [246, '1998', 0],
      [302, 'xy', 0],
    ]));
  it('has the height of its lines', () => {
    expect(heightOf(layOut([section('ab', 'Roles')], 1, 95))).to.equal(246);
    expect(heightOf([])).to.equal(0);
  });
});

describe('shiftBetween', () => {
  const before = layOut([section('bdf', 'Roles')], 1, 95);
  const after = layOut([section('abcdef', 'Roles')], 1, 95);
  const keyOf = (card: string) => card;
  const table = [
    ['the first card', -500, 95],
    ['the card that is cut off at the top', 160, 190],
    ['the last card', 300, 285],
    ['nothing, behind the end', 2000, 0],
  ] as const;
  for (const [what, offset, expected] of table)
    it(`follows ${what}`, () => expect(shiftBetween(before, after, {offset, keyOf})).to.equal(expected));
  it('returns 0 if the card is gone', () => expect(shiftBetween(after, before, {offset: 60, keyOf})).to.equal(0));
});
