import type {Browser, Page} from 'playwright';

import {allSwitches} from '../../support/features';
import type {StandIn} from '../../support/server';
import type {Ids} from '../../support/test';
import type {Bench} from '../bench';
import {reactMarkup, type Markup} from '../calibrations';
import {blankPage, evaluate, freshContext, growth, openCdpSession} from '../measure';
import {openAs} from '../scene';
import {sourceName} from '../subjects';
import {longestScriptTask} from '../trace';
import {bareRoot} from './elements';
import {callsOf} from './tour';
import {quiet} from '../settle';

const total = 500;
/** Number of notifications created; the user already has others. */
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

/** Switches the feature on or off; resolves once its first row is there, or gone. */
const turn = (page: Page, on: boolean) =>
  page.evaluate(
    isOn =>
      new Promise<void>(resolve => {
        const key = 'hohSettings';
        const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
        localStorage.setItem(key, JSON.stringify({...stored, notifications: isOn}));
        const look = () => {
          const isThere = Boolean(document.querySelector('am-notifications')?.shadowRoot?.querySelector('li'));
          if (isThere === isOn) resolve();
          else requestAnimationFrame(look);
        };
        dispatchEvent(new StorageEvent('storage', {key}));
        look();
      }),
    on,
  );

/** Turns the feature off, and on again while `measured` is running. */
async function afresh<T>(page: Page, measured: () => Promise<T>): Promise<T> {
  await turn(page, false);
  await quiet(page, 300);
  const found = await measured();
  await quiet(page, 300);
  return found;
}

/** Opens the notifications of a user and loads 500 of them, with all features off. */
async function openNotifications({browser, standIn, ours}: Bench) {
  const path = '/notifications?guard=0&delay=0';
  const scene = await openAs(browser, standIn, ours, {path, settings: allSwitches(false)});
  const {page} = scene;
  const rows = page.locator('.notifications > .notification');
  await quiet(page, 300);
  while ((await rows.count()) < total) {
    await page.locator('.notifications > .load-more').click();
    await quiet(page, 200);
  }
  await page.evaluate(() => scrollTo(0, 0));
  return scene;
}

/** The markup of the grouped list as JSON. */
const markupOf = (page: Page) =>
  page.evaluate(() => {
    const markup = (node: Element): Markup => [
      node.localName,
      Object.fromEntries(Array.from(node.attributes, ({name, value}) => [name, value])),
      ...Array.from(node.childNodes, each => (each instanceof Element ? markup(each) : (each.nodeValue ?? ''))),
    ];
    const list = document.querySelector('am-notifications')?.shadowRoot?.querySelector('.notices');
    if (!list) throw new Error('there is no grouped list');
    return JSON.stringify(markup(list));
  });

/** How often React renders the markup before it is measured: ours has been rendered in its page before, too. */
const warmUps = 3;

/** Milliseconds of script that React needs for this markup, without any feature. */
async function reactAlone(browser: Browser, markup: string) {
  const context = await freshContext(browser);
  const page = await blankPage(context, '/notifications');
  await evaluate(page, reactMarkup);
  const render = () =>
    page.evaluate(json => (globalThis as {benchRender?: (json: string) => Promise<void>}).benchRender?.(json), markup);
  for (let n = 0; n < warmUps; n += 1) await render();
  const seconds = await growth(await openCdpSession(page), 'ScriptDuration', render);
  await context.close();
  return seconds * 1000;
}

/** Measures how fast the grouped list replaces the site's list of 500, with its lazy component loaded already. */
export async function measureGrouped(bench: Bench) {
  const {browser, standIn, ids, ours, note} = bench;
  await standIn.control('reset');
  await standIn.control('clock?live=off');
  await notifyMuch(standIn, ids);
  const {context, page} = await openNotifications(bench);
  await standIn.control('log?clear');
  await turn(page, true);
  await quiet(page, 500);
  const calls = (await callsOf(bench)).length;
  note(`notifications: ${await page.locator('am-notifications li').count()} rows rendered at first`);
  const session = await openCdpSession(page);
  const markup = await markupOf(page);
  await bench.measure({least: 6, most: 20}, async () => {
    const seconds = await afresh(page, () => growth(session, 'ScriptDuration', () => turn(page, true)));
    const task = await afresh(page, () => longestScriptTask(browser, page, sourceName(ours), () => turn(page, true)));
    const root = await bareRoot(browser);
    return [
      ['grouped', ours.name, (seconds * 1000) / root],
      ['groupedAlone', ours.name, (await reactAlone(browser, markup)) / root],
      ['groupedTask', ours.name, task],
      ['groupedCalls', ours.name, calls],
    ];
  });
  await context.close();
}
