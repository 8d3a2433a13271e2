import {expect} from 'chai';

import {heightOf, layOut, shiftBetween, type RoleGroup} from '#kits/roleCards/lines';
import {roleCard} from '../../support/roles';

const group = (cards: RoleGroup['cards'], fields: Partial<RoleGroup> = {}): RoleGroup => ({
  key: 'a',
  title: 'Roles',
  cards,
  isByYear: false,
  ...fields,
});
const cards = (...titles: string[]) => titles.map(title => roleCard(title));
const dated = (title: string, year: number | null) => roleCard(title, {startDate: {year}});
const shown = (groups: readonly RoleGroup[], columns: number) =>
  layOut(groups, columns, 'No date').map(({top, heading, cards: own}) => [
    top,
    heading?.title ?? own.map(({title}) => title).join(''),
  ]);

describe('layOut', () => {
  it('puts cards beside each other below their heading', () =>
    expect(shown([group(cards('a', 'b', 'c', 'd', 'e'))], 2)).to.deep.equal([
      [0, 'Roles'],
      [56, 'ab'],
      [151, 'cd'],
      [246, 'e'],
    ]));
  it('has no heading for a group without cards, nor where there is none', () =>
    expect(shown([group([]), group(cards('x'), {title: undefined})], 3)).to.deep.equal([[0, 'x']]));
  it('has a heading for each year, and one for cards without a date', () => {
    const list = [dated('a', 1998), dated('b', 1998), dated('c', 2001), dated('d', null)];
    expect(shown([group(list, {isByYear: true})], 2)).to.deep.equal([
      [0, 'Roles'],
      [56, '1998'],
      [96, 'ab'],
      [191, '2001'],
      [231, 'c'],
      [326, 'No date'],
      [366, 'd'],
    ]);
  });
  it('is as high as its lines', () => {
    expect(heightOf(layOut([group(cards('a', 'b'))], 1, ''))).to.equal(246);
    expect(heightOf([])).to.equal(0);
  });
});

describe('shiftBetween', () => {
  const before = layOut([group(cards('b', 'd', 'f'))], 1, '');
  const after = layOut([group(cards('a', 'b', 'c', 'd', 'e', 'f'))], 1, '');
  const table = [
    ['the first card', -500, 95],
    ['the card that is cut off at the top', 160, 190],
    ['the last card', 300, 285],
    ['nothing, behind the end', 2000, 0],
  ] as const;
  for (const [what, offset, expected] of table)
    it(`follows ${what}`, () => expect(shiftBetween(before, after, offset)).to.equal(expected));
  it('stays where the card is gone', () => expect(shiftBetween(after, before, 60)).to.equal(0));
});
