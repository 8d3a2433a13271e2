import {expect} from 'chai';

import {createStaffFilter, isFilterWorthwhile} from '#domain/media/staffFilter';

describe('isFilterWorthwhile', () => {
  const table = [
    [0, false],
    [9, false],
    [10, true],
  ] as const;
  for (const [cards, expected] of table)
    it(`returns ${expected} for ${cards} cards`, () => expect(isFilterWorthwhile(cards)).to.equal(expected));
});

describe('createStaffFilter', () => {
  const card = {name: 'Shinichirō Watanabe', role: 'Director (eps 1-26)'};
  const table = [
    ['', true],
    ['  ', true],
    ['watanabe', true],
    ['SHINICHIRO', true],
    ['director', true],
    ['watanabe director', true],
    ['eps 1', true],
    ['watanabe storyboard', false],
    ['(', true],
    ['.*', true],
    ['role: director', true],
    ['name: director', false],
    ['name: watanabe role: ^direct', true],
    ['key: watanabe', false],
  ] as const;
  for (const [filter, expected] of table)
    it(`returns ${expected} for '${filter}'`, () => expect(createStaffFilter(filter).matches(card)).to.equal(expected));
});
