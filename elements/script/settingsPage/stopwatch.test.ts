import {expect} from 'chai';

import {createStopwatch} from './stopwatch';
import type {Services} from '#services/services';
import {createReport} from '#services/report';
import {useSignal} from '#test/support/page';
import {useTimers} from '#test/support/timers';

const infoOf = (id: string): Services['catalogue'][number] => ({
  ...{id, name: id, summary: '', categories: [], requests: 'none', enabledByDefault: true},
});

describe('the stopwatch', () => {
  const ending = useSignal();
  const timers = useTimers();
  const {now} = performance;
  beforeEach(() => void (performance.now = timers.now));
  afterEach(() => void (performance.now = now));

  it('lists the longest time of each feature, the slowest feature first', async () => {
    const report = createReport('Test');
    const catalogue = ['quick', 'slow', 'never'].map(infoOf);
    const {begin, timings} = createStopwatch({catalogue, report}, ending.signal);
    /** Visits a page on which features show something after so many milliseconds. */
    const visit = async (page: string, after: Readonly<Record<string, number>>) => {
      const end = new AbortController();
      begin(page);
      for (const [id, milliseconds] of Object.entries(after)) {
        await timers.advanceAndSettle(milliseconds);
        report.working(id, end.signal);
      }
      end.abort('over');
    };
    await visit('home', {quick: 20, slow: 300});
    await visit('user', {slow: 100, quick: 30});
    expect(timings()).to.deep.equal([
      {page: 'home', subject: 'slow', milliseconds: 320},
      {page: 'user', subject: 'quick', milliseconds: 130},
    ]);
  });
});
