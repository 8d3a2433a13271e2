import type {Browser, BrowserContext, CDPSession, Page} from 'playwright';

import {addManager} from './manager/manager';
import {sourceOf, type Subject} from './subjects';

/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

const blank = '<!doctype html><html lang="en"><head><title>AniList</title></head><body></body></html>';

/** A context with the script manager, and without the site's Content-Security-Policy, in spite of which managers run scripts. */
export async function freshContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    bypassCSP: true,
    viewport: {width: 1600, height: 1000},
  });
  await context.route('**/bench-blank/**', route => route.fulfill({contentType: 'text/html', body: blank}));
  await addManager(context);
  return context;
}

/** An empty page at an address of the site. */
export async function blankPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto('https://anilist.co/bench-blank/');
  await page.evaluate(to => history.replaceState({}, '', to), path);
  return page;
}

/** Runs a script that is appended inline. */
export const evaluate = (page: Page, subject: Subject) =>
  page.evaluate(code => {
    const script = document.createElement('script');
    script.textContent = code;
    document.documentElement.append(script);
  }, sourceOf(subject));

/** Milliseconds to parse, compile and run a script that is appended inline. */
export async function evaluationTime(page: Page, subject: Subject): Promise<number> {
  const session = await openCdpSession(page);
  const script = await page.evaluateHandle(code => {
    const element = document.createElement('script');
    element.textContent = code;
    return element;
  }, sourceOf(subject));
  const append = () => script.evaluate(element => document.documentElement.append(element));
  return (await growth(session, 'TaskDuration', append)) * 1000;
}

/**
 * The browser's own metrics of a page, in seconds and bytes. Durations are processor time of the main thread: unlike
 * wall-clock time they hardly depend on other work of the machine.
 */
export async function openCdpSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  return session;
}

export async function metrics(session: CDPSession): Promise<Map<string, number>> {
  const {metrics: list} = await session.send('Performance.getMetrics');
  return new Map(list.map(({name, value}) => [name, value]));
}

/** How much a metric grew while `body` ran. */
export async function growth(session: CDPSession, counter: string, body: () => Promise<unknown>): Promise<number> {
  const before = (await metrics(session)).get(counter) ?? 0;
  await body();
  return ((await metrics(session)).get(counter) ?? 0) - before;
}

/** Megabytes in use after forced garbage collections; one leaves what finalizers and weak references still held. */
export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
}

/** Waits: the duration of an idle measurement is what is measured. */
export const sleep = (milliseconds: number) => new Promise<void>(resolve => void setTimeout(resolve, milliseconds));
