import {expect} from 'chai';

import {compareCards, readOrder, type RoleOrder} from '#domain/media/roleOrder';
import {roleCard, roleEntry} from '../../support/roles';

const cards = [
  roleCard('Zeta', {
    startDate: {year: 1998, month: 4},
    popularity: 5,
    favourites: 9,
    episodes: 12,
    duration: 24,
    score: 70,
    entry: roleEntry({score: 8, progress: 2}),
  }),
  roleCard('alpha 10', {startDate: {year: 2001}, popularity: 50, episodes: 100, duration: 5, score: 80}),
  roleCard('Alpha 9', {startDate: {}, popularity: 5, favourites: 20, entry: roleEntry({score: 9})}),
  roleCard('Étude', {startDate: {year: 1998, month: 4, day: 3}, score: 0, entry: roleEntry({progress: 90})}),
];

describe('compareCards', () => {
  const table: readonly [RoleOrder, boolean, string][] = [
    ['alphabetical', false, 'Alpha 9, alpha 10, Étude, Zeta'],
    ['alphabetical', true, 'Zeta, Étude, alpha 10, Alpha 9'],
    ['chronological', false, 'Zeta, Étude, alpha 10, Alpha 9'],
    ['chronological', true, 'alpha 10, Étude, Zeta, Alpha 9'],
    ['popularity', false, 'alpha 10, Alpha 9, Zeta, Étude'],
    ['popularity', true, 'Alpha 9, Zeta, alpha 10, Étude'],
    ['favourites', false, 'Alpha 9, Zeta, alpha 10, Étude'],
    ['length', false, 'alpha 10, Zeta, Alpha 9, Étude'],
    ['score', false, 'alpha 10, Zeta, Alpha 9, Étude'],
    ['myScore', false, 'Alpha 9, Zeta, alpha 10, Étude'],
    ['myProgress', false, 'Étude, Zeta, Alpha 9, alpha 10'],
  ];
  for (const [order, isReversed, expected] of table)
    it(`orders by ${order}${isReversed ? ', reversed' : ''}, with the unknown last`, () => {
      const sorted = [...cards].sort(compareCards({order, isReversed}));
      expect(sorted.map(({title}) => title).join(', ')).to.equal(expected);
    });
});

describe('readOrder', () => {
  const table: readonly [string, boolean, RoleOrder][] = [
    ['length', false, 'length'],
    ['myScore', true, 'myScore'],
    ['myScore', false, 'alphabetical'],
    ['by weight', true, 'alphabetical'],
  ];
  for (const [name, isSignedIn, expected] of table)
    it(`reads ${name} as ${expected} ${isSignedIn ? 'signed in' : 'signed out'}`, () =>
      expect(readOrder(name, isSignedIn)).to.equal(expected));
});
