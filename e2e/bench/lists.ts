import type {Browser, BrowserContext, Page} from 'playwright';

import type {StandIn} from '../support/server';
import {bundle} from './calibrations';
import {blankPage, sleep, evaluate, freshContext, median, openCdpSession, type Subject} from './measure';
import {longestTask} from './trace';

/** The services alone, with a function that loads the lists of a member. */
const services = (): Subject => ({
  name: 'lists',
  code: bundle(`
    import {apiOf} from './src/services/api/api';
    import {createBus} from './src/services/bus';
    import {createClock} from './src/services/clock';
    import {createReport} from './src/services/report';
    const session = {
      userName: () => 'Archivist', token: () => globalThis.benchToken, account: () => 'unknown', subscribe() {},
    };
    const api = apiOf({
      session, bus: createBus(), clock: createClock(), report: createReport('Bench'), signal: new AbortController().signal,
    });
    globalThis.benchLoad = async () => (await api.lists.load('ANIME')).entries.size;`),
});

const load = (page: Page) =>
  page.evaluate(async () => {
    performance.mark('bench-begin');
    const size = await (globalThis as {benchLoad?: () => Promise<number>}).benchLoad?.();
    performance.mark('bench-end');
    return size ?? 0;
  });

async function ready(context: BrowserContext, token: string) {
  const page = await blankPage(context, '/home');
  await page.evaluate(value => Object.assign(globalThis, {benchToken: value}), token);
  const calls: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/graphql')) calls.push(request.postData() ?? '');
  });
  await evaluate(page, services());
  return {page, calls};
}

/** Measures a bare JSON.parse of an answer (ms): the first in its page and kept in memory, as ours is while it is read. */
const bareParse = (page: Page, question: string, token: string) =>
  page.evaluate(
    async ([body, bearer]) => {
      const headers = {'content-type': 'application/json', authorization: `Bearer ${bearer}`};
      const text = await (await fetch('/api/v2/graphql-public', {method: 'POST', headers, body})).text();
      await new Promise(resolve => void setTimeout(resolve, 200));
      const start = performance.now();
      Object.assign(globalThis, {benchAnswer: JSON.parse(text) as unknown});
      return {time: performance.now() - start, megabytes: text.length / 1e6};
    },
    [question, token] as const,
  );

async function heap(page: Page) {
  const session = await openCdpSession(page);
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** What 5,000 anime entries cost, which are loaded together with 2,000 of manga. */
export interface ListCosts {
  readonly entries: number;
  readonly megabytes: number;
  readonly parseMilliseconds: number;
  /** The longest task of the first load, including the write to the database, and of a second load in another page (ms). */
  readonly longestFirst: number;
  readonly longestSecond: number;
  readonly heapBytes: number;
  readonly requestsFirst: number;
  readonly requestsSecond: number;
}

/** How long the write is deferred, and a little more (ms). */
const untilWritten = 12_000;

async function round(browser: Browser, token: string): Promise<ListCosts> {
  const context = await freshContext(browser);
  const first = await ready(context, token);
  const before = await heap(first.page);
  let entries = 0;
  const longestFirst = await longestTask(browser, first.page, async () => {
    entries = await load(first.page);
    await sleep(untilWritten);
  });
  const heapBytes = (await heap(first.page)) - before;
  const bare = await bareParse(await blankPage(context, '/home'), first.calls[0] ?? '', token);
  await first.page.close();
  const second = await ready(context, token);
  const longestSecond = await longestTask(browser, second.page, () => load(second.page));
  await context.close();
  return {
    entries,
    megabytes: bare.megabytes,
    parseMilliseconds: bare.time,
    longestFirst,
    longestSecond,
    heapBytes,
    requestsFirst: first.calls.length,
    requestsSecond: second.calls.length,
  };
}

/** The round with the median of the longest tasks. */
export async function measureLists(browser: Browser, standIn: StandIn, rounds = 5): Promise<ListCosts> {
  const {token} = await standIn.control<{token: string}>('token?as=archivist');
  const costs: ListCosts[] = [];
  for (let n = 0; n < rounds; n += 1) costs.push(await round(browser, token));
  const ratios = costs.map(({longestFirst, parseMilliseconds}) => longestFirst / parseMilliseconds);
  return costs[ratios.indexOf(median(ratios))] as ListCosts;
}
