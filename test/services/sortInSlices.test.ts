import {expect} from 'chai';

import {sortInSlices} from '#services/sortInSlices';
import {createYielder} from '#services/yieldToMain';

interface Member {
  readonly value: number;
  readonly place: number;
}

const byValue = (one: Member, other: Member) => one.value - other.value;
const members = (count: number): Member[] =>
  Array.from({length: count}, (_, place) => ({value: (place * 7919) % 101, place}));

describe('sortInSlices', () => {
  for (const count of [0, 1, 2, 255, 256, 257, 1000, 12_000])
    it(`sorts ${count} members like Array.prototype.sort, keeping the order of equal ones`, async () => {
      const list = members(count);
      const sorted = await sortInSlices(list, byValue, createYielder());
      expect(sorted).to.deep.equal([...list].sort(byValue));
      expect(list).to.deep.equal(members(count));
    });
  it('yields when its time is up, and stops when the signal aborts', async () => {
    const end = new AbortController();
    let yields = 0;
    const slices = {
      shouldYield: () => true,
      yieldToMain() {
        yields += 1;
        if (yields === 3) end.abort('over');
        return end.signal.aborted ? Promise.reject(new Error('over')) : Promise.resolve();
      },
    };
    let error: unknown;
    await sortInSlices(members(2000), byValue, slices).catch((cause: unknown) => (error = cause));
    expect([yields, String(error)]).to.deep.equal([3, 'Error: over']);
  });
});
