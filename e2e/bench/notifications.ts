import type {Browser} from 'playwright';

import {allSwitches} from '../support/features';
import {apiCalls} from '../support/find';
import {waitUntilQuiet} from '../support/page';
import {siteUrl, type StandIn} from '../support/server';
import type {Ids} from '../support/test';
import {freshContext, median, sourceName, type Subject} from './measure';
import {mountFifty} from './start';

const total = 500;
/** How many are created; the member has others already. */
const made = 300;

/** Creates notifications of many kinds; the activity changes with every third, so that previews differ. */
async function notifyMuch(standIn: StandIn, ids: Ids) {
  const kinds = ['ACTIVITY_LIKE', 'ACTIVITY_REPLY', 'FOLLOWING', 'ACTIVITY_REPLY_LIKE', 'ACTIVITY_MENTION'];
  const {ids: posted} = await standIn.control<{ids: number[]}>(`post?as=${ids.user}&text=Mine&count=150`);
  for (let n = 0; n < made; n += 1) {
    const words = {
      to: ids.user,
      as: n % 4 ? ids.other : ids.users10,
      type: kinds[Math.floor(n / 2) % kinds.length] ?? 'FOLLOWING',
      activity: String(posted[Math.floor(n / 3) % posted.length]),
    };
    await standIn.control(`notify?${String(new URLSearchParams(words))}`);
  }
}

/** What the notifications page costs with 500 of them. */
export interface NotificationCosts {
  readonly notifications: number;
  /** Time from the switch to the first grouped row, with the lazy component loaded already, as a multiple of mounting a bare root. */
  readonly ofBareRoots: number;
  readonly milliseconds: number;
  /** Requests of ours until the page was quiet. */
  readonly requests: number;
  /** Rows that were rendered by then. */
  readonly lines: number;
}

/** Measures how fast the grouped list replaces the site's list of 500. */
export async function measureNotifications(
  browser: Browser,
  standIn: StandIn,
  ids: Ids,
  ours: Subject,
  rounds = 5,
): Promise<NotificationCosts> {
  await standIn.control('reset');
  await standIn.control('clock?live=off');
  await notifyMuch(standIn, ids);
  const bareRoot = (await mountFifty(browser, undefined)) / 50;
  const {token} = await standIn.control<{token: string}>('token?as=member');
  const context = await freshContext(browser);
  const page = await context.newPage();
  await page.goto(`${siteUrl}/__standin/sign-in?as=member`);
  const settings = {...allSwitches(false), accessToken: token};
  await page.evaluate(stored => localStorage.setItem('hohSettings', stored), JSON.stringify(settings));
  await page.addInitScript(`${ours.code}\n//# sourceURL=${sourceName(ours)}`);
  await page.goto(`${siteUrl}/notifications?guard=0&delay=0`);
  const rows = page.locator('.notifications > .notification');
  await waitUntilQuiet(page, 300);
  while ((await rows.count()) < total) {
    await page.locator('.notifications > .load-more').click();
    await waitUntilQuiet(page, 200);
  }
  await page.evaluate(() => scrollTo(0, 0));
  const turn = (on: boolean) =>
    page.evaluate(
      isOn =>
        new Promise<number>(resolve => {
          const key = 'hohSettings';
          const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
          localStorage.setItem(key, JSON.stringify({...stored, notifications: isOn}));
          const begin = performance.now();
          const isThere = () =>
            Boolean(document.querySelector('am-notifications')?.shadowRoot?.querySelector('li')) === isOn;
          const look = () => {
            if (isThere()) resolve(performance.now() - begin);
            else queue.port2.postMessage('');
          };
          const queue = new MessageChannel();
          queue.port1.onmessage = look;
          dispatchEvent(new StorageEvent('storage', {key}));
          look();
        }),
      on,
    );
  await standIn.control('log?clear');
  await turn(true);
  await waitUntilQuiet(page, 500);
  const requests = (await apiCalls(standIn)).length;
  const lines = await page.locator('am-notifications li').count();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await turn(false);
    await waitUntilQuiet(page, 300);
    times.push(await turn(true));
    await waitUntilQuiet(page, 300);
  }
  const notifications = await rows.count();
  await context.close();
  return {notifications, milliseconds: median(times), ofBareRoots: median(times) / bareRoot, requests, lines};
}
