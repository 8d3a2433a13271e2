import type {Browser} from 'playwright';

import {bareRoots, emptyObserver, reactDom} from './calibrations';
import {
  blankPage,
  countTimers,
  sleep,
  evaluate,
  freshContext,
  growth,
  median,
  openCdpSession,
  sourceName,
  type Subject,
} from './measure';

/** Median milliseconds of evaluation at document-start in fresh contexts, with the subjects alternating. */
export async function evaluationTimes(browser: Browser, subjects: readonly Subject[], rounds = 15) {
  const times = new Map<string, number[]>(subjects.map(({name}) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const subject of subjects) {
      const context = await freshContext(browser);
      const page = await blankPage(context, '/reviews');
      times.get(subject.name)?.push(await evaluate(page, subject));
      await context.close();
    }
  return new Map([...times].map(([name, list]) => [name, median(list)]));
}

/** Milliseconds of script until the first lazy component is rendered, once the core is running: what lazy loading costs once. */
export async function lazyComponents(browser: Browser, ours: Subject, rounds = 5) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await freshContext(browser);
    const page = await blankPage(context, '/settings/apps');
    const session = await openCdpSession(page);
    await evaluate(page, ours);
    const cost = await growth(session, 'ScriptDuration', async () => {
      await page.evaluate(() => {
        const settings = document.createElement('div');
        settings.className = 'settings container';
        const content = document.createElement('div');
        content.className = 'content';
        settings.append(content);
        document.body.append(settings);
      });
      await page.locator('am-settings-page h2').waitFor();
    });
    times.push(cost * 1000);
    await context.close();
  }
  return median(times);
}

export interface Idle {
  timersInstalled: number;
  taskMilliseconds: number;
  heapBytes: number;
}

/** Timers and task time of 30 idle seconds on a settled page of the stand-in, and the heap after a forced garbage collection. */
export async function idleCost(browser: Browser, subject: Subject, length = 30_000): Promise<Idle> {
  const context = await freshContext(browser);
  const page = await context.newPage();
  await countTimers(page, subject);
  if (subject.code) await page.addInitScript(`${subject.code}\n//# sourceURL=${sourceName(subject)}`);
  await page.goto('https://anilist.co/reviews?guard=0');
  await page.waitForLoadState('networkidle');
  await sleep(5000);
  const session = await openCdpSession(page);
  const installed = () =>
    page.evaluate(() => (globalThis as {benchTimers?: {installed: number}}).benchTimers?.installed ?? 0);
  const before = await installed();
  const task = await growth(session, 'TaskDuration', () => sleep(length));
  const timersInstalled = (await installed()) - before;
  await session.send('HeapProfiler.collectGarbage');
  const {usedSize} = await session.send('Runtime.getHeapUsage');
  await context.close();
  return {timersInstalled, taskMilliseconds: task * 1000, heapBytes: usedSize};
}

/** Milliseconds of script per second while 1,000 nodes a second are inserted and removed. */
export async function observerCost(browser: Browser, subject: Subject, length = 6000) {
  const context = await freshContext(browser);
  const page = await blankPage(context, '/home');
  await evaluate(page, emptyObserver);
  if (subject.code) await evaluate(page, subject);
  const session = await openCdpSession(page);
  const cost = await growth(session, 'ScriptDuration', () =>
    page.evaluate(
      duration =>
        new Promise<void>(resolve => {
          const end = performance.now() + duration;
          let next = performance.now();
          const add = () => {
            for (; next < performance.now(); next += 5) {
              const card = document.createElement('div');
              card.className = 'bench-card';
              for (let n = 0; n < 4; n += 1) card.append(document.createElement('span'));
              document.body.append(card);
              if (document.querySelectorAll('.bench-card').length > 500)
                document.querySelector('.bench-card')?.remove();
            }
            if (performance.now() < end) requestAnimationFrame(add);
            else resolve();
          };
          add();
        }),
      length,
    ),
  );
  await context.close();
  return (cost * 1000) / (length / 1000);
}

/** Milliseconds of script to mount 50 elements: our cards, or bare React roots. */
export async function mountFifty(browser: Browser, ours: Subject | undefined, rounds = 5) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await freshContext(browser);
    const page = await blankPage(context, '/search/characters');
    await evaluate(page, ours ?? bareRoots);
    if (ours) {
      // One card first, so that the lazy components have been evaluated and only mounting is measured.
      await addCards(page, 1);
      await page.locator('am-character-favourite-count-card').first().waitFor({state: 'attached'});
    }
    const session = await openCdpSession(page);
    const cost = await growth(session, 'ScriptDuration', async () => {
      if (ours) {
        await addCards(page, 50);
        await page.waitForFunction(() => document.querySelectorAll('am-character-favourite-count-card').length > 50);
      } else {
        await page.evaluate(() => (globalThis as {benchMount?: (count: number) => void}).benchMount?.(50));
        await page.waitForFunction(() => document.querySelector('bench-root:last-of-type')?.shadowRoot?.firstChild);
      }
    });
    times.push(cost * 1000);
    await context.close();
  }
  return median(times);
}

const addCards = (page: Awaited<ReturnType<typeof blankPage>>, count: number) =>
  page.evaluate(many => {
    let search = document.querySelector('.search');
    if (!search) {
      search = document.createElement('div');
      search.className = 'search';
      document.body.append(search);
    }
    const from = search.children.length + 1;
    for (let n = from; n < from + many; n += 1) {
      const card = document.createElement('div');
      card.className = 'character-card';
      const link = document.createElement('a');
      link.className = 'name';
      link.href = `/character/${n}`;
      card.append(link);
      search.append(card);
    }
  }, count);

export {reactDom};
