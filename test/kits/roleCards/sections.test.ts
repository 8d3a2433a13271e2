import {expect} from 'chai';

import {sectionsOf, type RoleGroup} from '#kits/roleCards/sections';
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
const shown = (groups: readonly RoleGroup[]) =>
  sectionsOf(groups, 'No date').map(({heading, cards: own}) => [
    heading?.level,
    heading?.title,
    own.map(({title}) => title).join(''),
  ]);

describe('sectionsOf', () => {
  it('puts the cards of a group below its heading', () =>
    expect(shown([group(cards('a', 'b', 'c'))])).to.deep.equal([[2, 'Roles', 'abc']]));
  it('has no section for a group without cards, and no heading for one without a title', () =>
    expect(shown([group([]), group(cards('x'), {title: undefined})])).to.deep.equal([[undefined, undefined, 'x']]));
  it('has a heading for each year, and one for cards without a date', () => {
    const list = [dated('a', 1998), dated('b', 1998), dated('c', 2001), dated('d', null)];
    expect(shown([group(list, {isByYear: true})])).to.deep.equal([
      [2, 'Roles', ''],
      [3, '1998', 'ab'],
      [3, '2001', 'c'],
      [3, 'No date', 'd'],
    ]);
  });
});
