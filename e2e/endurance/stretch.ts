import type {Page} from '@playwright/test';

import {faultKinds} from '../support/faultKinds';
import {allSwitches, switchable} from '../support/features';
import {navigate, waitUntilQuiet, waitUntilStill} from '../support/page';
import {seededRandom} from '../support/seeded';
import {switchFeature} from '../support/sideEffects';
import type {Ids} from '../support/test';
import {everyPath} from '../support/tour';
import {vaultToken, writeVault} from '../support/vault';
import {countAlive, ourTags, walkPaths} from '../support/walk';
import type {Reading} from './report';

/** These act once and leave the page, or choose a filter of the site. */
const acting = new Set(['autoLogin', 'selectMyThreads', 'mobileFriendly']);
export const everything = {...allSwitches(true), autoLogin: false, mobileFriendly: false};
export const paths = (ids: Ids) => [...everyPath(ids), ...walkPaths(ids)];

/** Events besides the navigations, with their counts. */
export interface Counts {
  toggles: number;
  signIns: number;
  faults: number;
}

/**
 * Walks from page to page; in between, features are switched, the user signs out and in, and the API fails for a while.
 */
export async function walkOn(page: Page, {ids, control, seed, from, to, counts}: Walk) {
  const choice = seededRandom(seed + from);
  const token = (await vaultToken(page)) ?? '';
  const switches = switchable().filter(({id}) => !acting.has(id));
  for (let n = from; n < to; n += 1) {
    const path = choice.pick(paths(ids));
    if (n % 10 === 0) {
      // A tenth of the navigations begins with a feature off, and ends with it on again.
      const chosen = choice.pick(switches);
      await switchFeature(page, chosen, false);
      await navigate(page, path);
      await switchFeature(page, chosen, true);
      counts.toggles += 1;
    } else await navigate(page, path);
    if (n % 50 === 25) {
      await control(
        `faults?operation=*&kind=${choice.pick(faultKinds.filter(kind => kind !== 'invalid-token'))}&ms=200`,
      );
      counts.faults += 1;
    }
    if (n % 50 === 35) await control('faults?clear');
    if (n % 100 === 70) {
      await writeVault(page, '');
      counts.signIns += 1;
    }
    if (n % 100 === 80) await writeVault(page, token);
    await waitUntilStill(page, 50);
  }
  await control('faults?clear');
  await writeVault(page, token);
}

interface Walk {
  ids: Ids;
  control: (path: string) => Promise<unknown>;
  seed: number;
  from: number;
  to: number;
  counts: Counts;
}

/** The objects alive after a lap of the same pages. */
export async function readAfterLap(page: Page, ids: Ids, navigations: number): Promise<Reading> {
  for (const path of walkPaths(ids)) {
    await navigate(page, path);
    await waitUntilQuiet(page);
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('DOM.enable');
  const alive = await countAlive(session);
  const {usedSize} = await session.send('Runtime.getHeapUsage');
  await session.detach();
  const held = ourTags(alive);
  // The site keeps the last detached tree of a kind; two of one tag are a leak.
  const detached = held.filter((tag, index) => held.indexOf(tag) !== index);
  return {navigations, heap: Math.round(usedSize / 1e4) / 100, listeners: alive.listeners, detached};
}
