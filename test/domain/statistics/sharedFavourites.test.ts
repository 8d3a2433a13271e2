import {expect} from 'chai';
import fc from 'fast-check';

import {popularFavourites, similarFans, type Fan} from '#domain/statistics/sharedFavourites';

const fan = (name: string, ...keys: string[]): Fan<string> => ({
  name,
  favourites: new Map(keys.map(key => [key, key])),
});

describe('finding shared favourites', () => {
  it('lists the most common first, and ties in the order found', () => {
    const people = [fan('Ann', 'a', 'b'), fan('Bob', 'b', 'c'), fan('Cid', 'c', 'b')];
    const shown = popularFavourites(people, 3).map(({key, fans}) => [key, fans]);
    expect(shown).to.deep.equal([
      ['b', 3],
      ['c', 2],
      ['a', 1],
    ]);
    expect(popularFavourites(people, 1).map(({favourite}) => favourite)).to.deep.equal(['b']);
    expect(popularFavourites(people, 3, key => key !== 'b').map(({key}) => key)).to.deep.equal(['c', 'a']);
  });

  it('lists the users who share the most, and none who share nothing', () => {
    const people = [fan('Ann', 'a'), fan('Bob', 'x'), fan('Cid', 'a', 'b'), fan('Dan')];
    expect(similarFans(fan('Own', 'a', 'b'), people, 10)).to.deep.equal([
      {name: 'Cid', shared: 2},
      {name: 'Ann', shared: 1},
    ]);
    expect(similarFans(fan('Own', 'a', 'b'), people, 1)).to.have.length(1);
  });

  it('counts each favourite once per user, regardless of order', () => {
    const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));
    fc.assert(
      fc.property(fc.array(keys, {maxLength: 12}), lists => {
        const people = lists.map((list, index) => fan(String(index), ...list));
        const found = popularFavourites(people, 10);
        expect(found.reduce((sum, {fans}) => sum + fans, 0)).to.equal(lists.flat().length);
        const counts = (all: typeof found) => Object.fromEntries(all.map(({key, fans}) => [key, fans]));
        expect(counts(popularFavourites(people.toReversed(), 10))).to.deep.equal(counts(found));
      }),
    );
  });
});
