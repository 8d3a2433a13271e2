import {expect} from 'chai';
import * as fc from 'fast-check';

import type {ComparedList, ComparedMedia} from '#domain/compare/rows';
import {Arranger} from './arrange';
import {after, anyStep, begin, empty, mediaOf, naive} from '#test/support/comparisons';

describe('Arranger', () => {
  const listOf = (...ids: number[]): ComparedList => ({
    ...empty,
    entries: new Map(ids.map(id => [id, {score: 50, status: 'COMPLETED', progress: 0, media: mediaOf(id)}])),
  });

  it('returns the same rows after any steps as a fresh arranger', () =>
    fc.assert(
      fc.asyncProperty(fc.array(anyStep, {minLength: 1, maxLength: 6}), async steps => {
        const arranger = new Arranger();
        let arranging = begin;
        for (const step of steps) {
          arranging = after(arranging, step);
          const end = new AbortController();
          const made = arranger.arrange(arranging, end.signal);
          if (step.isStopped) {
            end.abort('over');
            await made.catch(() => undefined);
          } else expect(await made).to.deep.equal(naive(arranging));
        }
      }),
      {numRuns: 300},
    ));

  it('sorts titles while other lists are loading, and only the others once these are there', async () => {
    const arranger = new Arranger();
    const asked: number[] = [];
    const titleOf = ({id}: ComparedMedia) => (asked.push(id), `Title ${5 - id}`);
    const [first, last] = [listOf(1, 2, 3), listOf(2, 4)];
    const {signal} = new AbortController();
    await arranger.prepare({...begin, titleOf, lists: [first]}, signal);
    expect(asked.splice(0)).to.deep.equal([1, 2, 3]);
    const whole = {
      ...begin,
      titleOf,
      sort: {...begin.sort, key: 'title', isReversed: false},
      lists: [first, last],
    } as const;
    const {rows} = await arranger.arrange(whole, signal);
    expect(asked).to.deep.equal([4]);
    expect(rows.map(({media}) => media.id)).to.deep.equal([4, 3, 2, 1]);
  });

  it('keeps the rows that an additional list does not change', async () => {
    const arranger = new Arranger();
    const one = {...begin, lists: [listOf(1, 2, 3), empty, empty]};
    const {signal} = new AbortController();
    const before = await arranger.arrange(one, signal);
    const {rows} = await arranger.arrange({...one, lists: [one.lists[0] ?? empty, listOf(2, 4), empty]}, signal);
    const kept = rows.filter(row => before.rows.includes(row)).map(({media}) => media.id);
    expect(kept.toSorted()).to.deep.equal([1, 3]);
    expect(rows).to.have.length(4);
  });

  it('returns the same rows after being stopped at any point as if it had not started', async () => {
    const long = (from: number): ComparedList => ({
      ...empty,
      entries: new Map(
        Array.from({length: 300}, (_, index) => [
          from + index,
          {score: (index * 37) % 90, status: 'COMPLETED', progress: 0, media: mediaOf(from + index)},
        ]),
      ),
    });
    const one = {...begin, lists: [long(0), empty, empty], titleOf: ({id}: ComparedMedia) => `${(id * 7919) % 101}`};
    const two = {...one, lists: [one.lists[0] ?? empty, long(150), empty]};
    const {now} = performance;
    try {
      for (let looks = 1; looks < 60; looks += 1) {
        const arranger = new Arranger();
        await arranger.arrange(one, new AbortController().signal);
        const end = new AbortController();
        let count = 0;
        // Each check of the time ends a slice.
        performance.now = () => {
          count += 1;
          if (count === looks) end.abort('over');
          return count * 100;
        };
        await arranger.arrange(two, end.signal).catch(() => undefined);
        expect(await arranger.arrange(two, new AbortController().signal)).to.deep.equal(naive(two));
      }
    } finally {
      performance.now = now;
    }
  });
});
