import {expect} from 'chai';
import fc from 'fast-check';

import {beginRankSearch, narrow, pageOfSearch, type FoundRank} from '#domain/statistics/rankSearch';

/** Runs a whole search over users with these values; also returns the number of pages read. */
function search(values: readonly number[], own: number, pages = 100): FoundRank & {looked: number} {
  const sorted = values.toSorted((a, b) => b - a);
  let state: ReturnType<typeof narrow> = beginRankSearch(pages);
  for (let looked = 0; ; looked += 1) {
    if ('rank' in state) return {...state, looked};
    const page = pageOfSearch(state);
    state = narrow(state, sorted.slice((page - 1) * 50, page * 50), own, pages);
  }
}

describe('the search for a rank', () => {
  it('finds the first, a middle and the last value', () => {
    const values = Array.from({length: 1000}, (_, index) => 1000 - index);
    expect(search(values, 1000).rank).to.equal(1);
    expect(search(values, 437).rank).to.equal(564);
    expect(search(values, 1).rank).to.equal(1000);
  });

  it('reports that the rank is beyond the searchable range', () => {
    const values = Array.from({length: 6000}, (_, index) => 6000 - index);
    const {rank, isBound} = search(values, 3);
    expect([rank, isBound]).to.deep.equal([5001, true]);
  });

  it('returns one more than the number of users with a larger value, after at most 8 lookups', () => {
    const value = fc.integer({min: 0, max: 300});
    fc.assert(
      fc.property(fc.array(value, {minLength: 1, maxLength: 700}), fc.nat(), (values, index) => {
        const own = values[index % values.length] ?? 0;
        const {rank, isBound, looked} = search(values, own);
        expect(isBound).to.equal(false);
        expect(rank).to.equal(values.filter(each => each > own).length + 1);
        expect(looked).to.be.at.most(8);
      }),
    );
  });
});
