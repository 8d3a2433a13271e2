import {expect} from 'chai';

import {Jobs, type Job} from '#services/api/rateLimit/nextSlot';

const job = (rank: number, since: number): Job => ({rank, since, start: () => undefined, features: []});

describe('the pending calls of a tab', () => {
  const rows: readonly (readonly [
    name: string,
    jobs: readonly (readonly [rank: number, since: number])[],
    best: readonly [number, number],
    oldest: readonly [number, number],
  ])[] = [
    ['one call', [[2, 10]], [2, 10], [2, 10]],
    [
      'a better call that came later',
      [
        [2, 10],
        [0, 20],
      ],
      [0, 20],
      [2, 10],
    ],
    [
      'a worse call that came later',
      [
        [0, 10],
        [2, 20],
      ],
      [0, 10],
      [0, 10],
    ],
    [
      'two equal calls: the first is the best',
      [
        [1, 10],
        [1, 20],
      ],
      [1, 10],
      [1, 10],
    ],
    [
      'two equal calls after a worse one',
      [
        [2, 10],
        [1, 20],
        [1, 30],
      ],
      [1, 20],
      [2, 10],
    ],
  ];
  for (const [name, all, [bestRank, bestSince], [oldestRank, oldestSince]] of rows)
    it(`publishes the best and the oldest: ${name}`, () => {
      const jobs = new Jobs();
      for (const [rank, since] of all) jobs.add(job(rank, since));
      expect(jobs.tabQueue(true, 1000)).to.deep.equal({
        best: {rank: bestRank, since: bestSince},
        oldest: {rank: oldestRank, since: oldestSince},
        hidden: true,
      });
    });

  it('publishes nothing without a call', () => {
    expect(new Jobs().tabQueue(false, 1000)).to.equal(undefined);
  });

  it('publishes no time that is still to come, after the clock was set back', () => {
    const jobs = new Jobs();
    for (const since of [10, 20]) jobs.add(job(1, since));
    const since = (now: number) => jobs.tabQueue(false, now)?.best.since;
    expect([since(20), since(5), since(20)]).to.deep.equal([10, 5, 5]);
  });

  it('takes the first call of a priority, once', () => {
    const jobs = new Jobs();
    const [first, second] = [job(1, 10), job(1, 20)];
    for (const each of [job(2, 5), first, second]) jobs.add(each);
    expect([
      jobs.take({rank: 1, since: 0}),
      jobs.take({rank: 1, since: 0}),
      jobs.take({rank: 1, since: 0}),
    ]).to.deep.equal([first, second, undefined]);
    expect(jobs.count).to.equal(1);
  });
});
