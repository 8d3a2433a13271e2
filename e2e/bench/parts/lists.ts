import type {Browser, BrowserContext, Page} from 'playwright';

import {tokenOf} from '../../support/api';
import type {Bench} from '../bench';
import {bundle} from '../calibrations';
import {blankPage, sleep, evaluate, freshContext, growth, heapOf, openCdpSession} from '../measure';
import type {Subject} from '../subjects';
import {longestTask} from '../trace';

declare global {
  /** Loads the lists of anime; resolves to the number of entries. */
  var benchLoad: () => Promise<number>;
}

/** The services alone, with a function that loads the lists of a member. */
const services = (): Subject => ({
  name: 'lists',
  code: bundle(`
    import {apiOf} from './src/services/api/api';
    import {createBus} from './src/services/bus';
    import {createClock} from './src/services/clock';
    import {createReport} from './src/services/report';
    const session = {
      userName: () => 'Archivist', token: () => globalThis.benchToken, account: () => 'unknown',
      scoreFormat: () => undefined, isRejected: () => false, subscribe() {},
    };
    const api = apiOf({
      session, bus: createBus(), clock: createClock(), report: createReport('Bench'), signal: new AbortController().signal,
    });
    globalThis.benchLoad = async () => (await api.lists.load('ANIME')).entries.size;`),
});

const load = (page: Page) =>
  page.evaluate(async () => {
    performance.mark('bench-begin');
    const size = await globalThis.benchLoad();
    performance.mark('bench-end');
    return size;
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
async function bareParse(page: Page, question: string, token: string) {
  // A handle of a text would be sent to and fro with all of it, so the page keeps it.
  const kept = await page.evaluateHandle(
    async ([body, bearer]) => {
      const headers = {'content-type': 'application/json', authorization: `Bearer ${bearer}`};
      return {text: await (await fetch('/api/v2/graphql-public', {method: 'POST', headers, body})).text()};
    },
    [question, token] as const,
  );
  const parse = () => kept.evaluate(each => void Object.assign(each, {answer: JSON.parse(each.text) as unknown}));
  const seconds = await growth(await openCdpSession(page), 'TaskDuration', parse);
  return {time: seconds * 1000, megabytes: (await kept.evaluate(({text}) => text.length)) / 1e6};
}

/** The cost of 5,000 anime entries, which are loaded together with 2,000 of manga. */
interface ListCosts {
  readonly entries: number;
  readonly megabytes: number;
  readonly parseMilliseconds: number;
  /** The longest task of the first load, including the write to the database, and of a second load in another page (ms). */
  readonly longestFirst: number;
  readonly longestSecond: number;
  readonly heapMegabytes: number;
  readonly requestsFirst: number;
  readonly requestsSecond: number;
}

/** How long the write is deferred, and a little more (ms). */
const untilWritten = 12_000;

async function round(browser: Browser, token: string): Promise<ListCosts> {
  const context = await freshContext(browser);
  const first = await ready(context, token);
  const session = await openCdpSession(first.page);
  const before = await heapOf(session);
  let entries = 0;
  const longestFirst = await longestTask(browser, first.page, async () => {
    entries = await load(first.page);
    await sleep(untilWritten);
  });
  const heapMegabytes = (await heapOf(session)) - before;
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
    heapMegabytes,
    requestsFirst: first.calls.length,
    requestsSecond: second.calls.length,
  };
}

/** Loads lists of 5,000 anime in one page, and again in a second one. */
export async function measureLists({browser, standIn, measure, note}: Bench) {
  await standIn.control('reset');
  const token = await tokenOf(standIn, 'archivist');
  let size = '';
  await measure({least: 2, most: 8}, async () => {
    const costs = await round(browser, token);
    if (costs.entries < 5000) throw new Error(`only ${costs.entries} entries were loaded`);
    size = `${costs.entries} anime, ${costs.megabytes.toFixed(2)} MB as JSON, ${costs.requestsFirst} requests at first`;
    return [
      ['listsTask', 'ours', costs.longestFirst / costs.parseMilliseconds],
      ['listsTaskTime', 'ours', costs.longestFirst],
      ['listsHeap', 'ours', costs.heapMegabytes],
      ['listsAgain', 'ours', costs.requestsSecond],
      ['listsAgainTask', 'ours', costs.longestSecond / costs.parseMilliseconds],
    ];
  });
  note(`lists: ${size}`);
}
