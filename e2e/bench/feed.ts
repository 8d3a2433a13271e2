import type {Browser, BrowserContext, Page} from 'playwright';

import {allSwitches, features} from '../support/features';
import {apiCalls} from '../support/find';
import {waitUntilQuiet} from '../support/page';
import {siteUrl, type StandIn} from '../support/server';
import type {Ids} from '../support/test';
import {total, writeFeed} from './feedContent';
import {mountFifty} from './start';
import {freshContext, growth, median, openCdpSession, sourceName, type Subject} from './measure';
import {longestScriptTask} from './trace';

/** The number of entries that the limit on requests refers to; the site loads as many when more are requested. */
const perLoad = 40;

/** All features of the categories Feeds and Notifications, except the one that removes the global feed. */
const pack = () =>
  features()
    .filter(({id, categories}) => id !== 'hideGlobalFeed' && categories.some(name => /Feeds|Notifications/.test(name)))
    .map(({id}) => id);

async function openHome(browser: Browser, standIn: StandIn, ids: Ids, subject: Subject, settings: object) {
  const {token} = await standIn.control<{token: string}>('token?as=member');
  const context = await freshContext(browser);
  const page = await context.newPage();
  await page.goto(`${siteUrl}/__standin/sign-in?as=member`);
  await page.evaluate(
    ([stored, blocked]) => {
      localStorage.setItem('hohSettings', stored);
      localStorage.setItem('blockList', blocked);
    },
    [JSON.stringify({...settings, accessToken: token}), JSON.stringify([{user: ids.other}])] as const,
  );
  await page.addInitScript(`${subject.code}\n//# sourceURL=${sourceName(subject)}`);
  await page.goto(`${siteUrl}/home?guard=0&delay=0`);
  await waitUntilQuiet(page, 300);
  return {context, page};
}

const entries = (page: Page) => page.locator('.home .activity-feed > .activity-entry');

/** Loads the whole feed. */
async function readThrough(page: Page) {
  await page.locator('.feed-type-toggle > div', {hasText: 'Global'}).click();
  await waitUntilQuiet(page, 300);
  while ((await entries(page).count()) < total) {
    await page.locator('.home .load-more').click();
    await waitUntilQuiet(page, 200);
  }
}

/**
 * Scrolls through what is loaded, a screen at a time. With `counts`, resolves to the largest number of React roots mounted at once, found
 * by the property that React leaves on each container; counting takes script time, too.
 */
const scrollThrough = (page: Page, {counts}: {counts: boolean}) =>
  page.evaluate(async isCounting => {
    const frame = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    let most = 0;
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await frame();
      if (!isCounting) continue;
      const roots = [...document.querySelectorAll('*')].flatMap(({localName, shadowRoot}) =>
        localName.startsWith('am-') && shadowRoot ? Object.entries(shadowRoot) : [],
      );
      most = Math.max(most, roots.filter(([key, root]) => key.startsWith('__reactContainer') && root).length);
    }
    return most;
  }, counts);

const count = (page: Page, selector: string) => page.locator(selector).count();

/** What a feed of 500 entries costs with all features of the pack on. */
export interface FeedCosts {
  readonly entries: number;
  readonly authors: number;
  readonly decorations: {scores: number; likes: number; embeds: number; videos: number; hidden: number};
  /** Requests of ours per 40 new entries. */
  readonly requestsPerLoad: number;
  /** Milliseconds of script per entry: with the pack, without it, and for a bare React root. */
  readonly perEntry: {on: number; off: number; bareRoot: number};
  readonly mostRoots: number;
  /** The longest task in which our script runs while scrolling (ms of script). */
  readonly longestTask: number;
  readonly replyKept: boolean;
}

/** Milliseconds of script per entry for loading and reading the feed. */
async function scriptOf(page: Page) {
  const session = await openCdpSession(page);
  const seconds = await growth(session, 'ScriptDuration', async () => {
    await readThrough(page);
    await scrollThrough(page, {counts: false});
    await waitUntilQuiet(page, 300);
  });
  return (seconds * 1000) / (await entries(page).count());
}

/** Begins a reply; resolves to a function that tells whether it is still there. */
async function typeReply(page: Page) {
  const first = entries(page)
    .filter({has: page.locator('.text'), visible: true})
    .first();
  await first.locator('.action.replies').click();
  const field = first.locator('.activity-replies textarea').first();
  await field.fill('Half a thought');
  return async () => (await field.inputValue()) === 'Half a thought';
}

const close = (context: BrowserContext) => context.close();

/** Measures the feed; the script per entry is the median of the rounds, alternating with and without the pack. */
export async function measureFeed(
  browser: Browser,
  standIn: StandIn,
  ids: Ids,
  ours: Subject,
  rounds = 3,
): Promise<FeedCosts> {
  await standIn.control('reset');
  await standIn.control('clock?live=off');
  const authors = await writeFeed(standIn, ids);
  const off = allSwitches(false);
  const on = {...off, ...Object.fromEntries(pack().map(id => [id, true]))};
  const bareRoot = (await mountFifty(browser, undefined)) / 50;
  // Writing the feed counts towards the rate limit of this minute; from here on the limit is the real one.
  const afresh = () => standIn.control('rate?limit=90');
  const [withPack, without]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    for (const [settings, times] of [
      [off, without],
      [on, withPack],
    ] as const) {
      await afresh();
      const {context, page} = await openHome(browser, standIn, ids, ours, settings);
      times.push(await scriptOf(page));
      await close(context);
    }
  }
  await afresh();
  const {context, page} = await openHome(browser, standIn, ids, ours, on);
  await standIn.control('log?clear');
  await readThrough(page);
  const isKept = await typeReply(page);
  let mostRoots = 0;
  const longestTask = await longestScriptTask(browser, page, sourceName(ours), async () => {
    mostRoots = await scrollThrough(page, {counts: true});
    await waitUntilQuiet(page, 300);
  });
  const costs = {
    entries: await entries(page).count(),
    authors,
    decorations: {
      scores: await count(page, '.home am-completed-score-feed, .home am-dropped-score-feed'),
      likes: await count(page, '.home am-activity-likes'),
      embeds: await count(page, '.home am-embed-hentai'),
      videos: await count(page, '.home .activity-entry video'),
      hidden: await page
        .locator('.home .activity-entry')
        .evaluateAll(nodes => nodes.filter(node => getComputedStyle(node).display === 'none').length),
    },
    requestsPerLoad: ((await apiCalls(standIn)).length / total) * perLoad,
    perEntry: {on: median(withPack), off: median(without), bareRoot},
    mostRoots,
    longestTask,
    replyKept: await isKept(),
  };
  await close(context);
  await standIn.control('rate?limit=10000');
  return costs;
}
