import type {Browser, Page} from 'playwright';

import type {Bench} from '../bench';
import {bareRoots} from '../calibrations';
import {blankPage, evaluate, freshContext, growth, median, openCdpSession} from '../measure';
import type {Subject} from '../subjects';

/** Waits until this many of our cards are mounted: React marks a node that it renders into once it listens there. */
const areRendered = (page: Page, count: number) =>
  page.waitForFunction(least => {
    const roots = [...document.querySelectorAll('am-character-favourite-count-card')].flatMap(
      ({shadowRoot}) => shadowRoot ?? [],
    );
    const isRendered = (root: ShadowRoot) => Object.keys(root).some(key => key.startsWith('_reactListening'));
    return roots.filter(isRendered).length >= least;
  }, count);

/** Milliseconds of script to mount 50 elements: our cards, or bare React roots. */
async function mountFifty(browser: Browser, ours?: Subject) {
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
      await areRendered(page, 51);
    } else {
      await page.evaluate(() => (globalThis as {benchMount?: (count: number) => void}).benchMount?.(50));
      await page.waitForFunction(() => document.querySelector('bench-root:last-of-type')?.shadowRoot?.firstChild);
    }
  });
  await context.close();
  return cost * 1000;
}

/** Milliseconds of script to mount one bare React root; the median of three measurements, since everything else is divided by it. */
export async function bareRoot(browser: Browser) {
  const times: number[] = [];
  for (let n = 0; n < 3; n += 1) times.push((await mountFifty(browser)) / 50);
  return median(times);
}

const addCards = (page: Page, count: number) =>
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

/** The number of React roots that render in a page with 50 of our cards; React reports each commit to its developer tools. */
async function countRoots(browser: Browser, ours: Subject) {
  const context = await freshContext(browser);
  const page = await blankPage(context, '/search/characters');
  const roots = await page.evaluateHandle(() => {
    const found = new Set<unknown>();
    const onCommitFiberRoot = (_: unknown, root: unknown) => found.add(root);
    Object.assign(globalThis, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {isDisabled: false, supportsFiber: true, inject: () => 1, onCommitFiberRoot},
    });
    return found;
  });
  await evaluate(page, ours);
  await addCards(page, 50);
  await areRendered(page, 50);
  const count = await roots.evaluate(({size}) => size);
  await context.close();
  return count;
}

export const measureElements = ({browser, ours, measure}: Bench) =>
  measure({least: 4, most: 20}, async () => [
    ['fifty', 'ours', (await mountFifty(browser, ours)) / 50 / (await bareRoot(browser))],
    ['roots', 'ours', await countRoots(browser, ours)],
  ]);
