import type {Browser, BrowserContext, CDPSession, Page} from 'playwright';

/** A script to measure: its text, or nothing for the blank page. */
export interface Subject {
  readonly name: string;
  readonly code: string;
}

export const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** The name under which an injected script appears in stacks. */
export const sourceName = (subject: Subject) => `bench-${subject.name}.js`;

const blank = '<!doctype html><html lang="en"><head><title>AniList</title></head><body></body></html>';

/** A context without the site's Content-Security-Policy, so that a script can be injected the way script managers do. */
export async function freshContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    bypassCSP: true,
    viewport: {width: 1600, height: 1000},
  });
  await context.route('**/bench-blank/**', route => route.fulfill({contentType: 'text/html', body: blank}));
  return context;
}

/** An empty page at an address of the site. */
export async function blankPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto('https://anilist.co/bench-blank/');
  await page.evaluate(to => history.replaceState({}, '', to), path);
  return page;
}

/** Milliseconds to parse, compile and run a script that is appended inline. */
export const evaluate = (page: Page, subject: Subject) =>
  page.evaluate(
    ([code, name]) => {
      const script = document.createElement('script');
      script.textContent = `${code}\n//# sourceURL=${name}`;
      const start = performance.now();
      document.documentElement.append(script);
      return performance.now() - start;
    },
    [subject.code, sourceName(subject)] as const,
  );

/** The browser's own metrics of a page, in seconds and bytes. */
export async function metrics(session: CDPSession): Promise<Map<string, number>> {
  const {metrics: list} = await session.send('Performance.getMetrics');
  return new Map(list.map(({name, value}) => [name, value]));
}

export async function openCdpSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return session;
}

/** How much a metric grew while `body` ran. */
export async function growth(session: CDPSession, counter: string, body: () => Promise<unknown>): Promise<number> {
  const before = (await metrics(session)).get(counter) ?? 0;
  await body();
  return ((await metrics(session)).get(counter) ?? 0) - before;
}

/** Counts the timers that a script sets from now on, found by its name in the stack of the call. */
export const countTimers = (page: Page, subject: Subject) =>
  page.addInitScript(name => {
    const counter = {installed: 0};
    (globalThis as {benchTimers?: typeof counter}).benchTimers = counter;
    for (const key of ['setTimeout', 'setInterval'] as const) {
      const native = globalThis[key];
      const counted = (...words: Parameters<typeof setTimeout>) => {
        if (new Error().stack?.includes(name)) counter.installed += 1;
        return native(...words);
      };
      Object.assign(globalThis, {[key]: counted});
    }
  }, sourceName(subject));

/** Waits: the duration of an idle measurement is what is measured. */
export const sleep = (milliseconds: number) => new Promise<void>(resolve => void setTimeout(resolve, milliseconds));
