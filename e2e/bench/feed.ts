import type {Browser, BrowserContext, Page} from 'playwright';

import {all, features} from '../support/features';
import {apiCalls} from '../support/find';
import {quiet} from '../support/page';
import {site, type StandIn} from '../support/server';
import type {Ids} from '../support/test';
import {total, writeFeed} from './feedContent';
import {fifty} from './start';
import {freshContext, growth, median, openSession, sourceName, type Subject} from './measure';
import {longestOf} from './trace';

/** The site shows so many new entries when more are asked for; the bar of requests is stated for so many. */
const perLoad = 40;

/** Everything of the groups Feeds and Notifications, but for what takes the global feed away. */
const pack = () =>
  features()
    .filter(({id, categories}) => id !== 'hideGlobalFeed' && categories.some(name => /Feeds|Notifications/.test(name)))
    .map(({id}) => id);

async function openHome(browser: Browser, standIn: StandIn, ids: Ids, subject: Subject, settings: object) {
  const {token} = await standIn.control<{token: string}>('token?as=member');
  const context = await freshContext(browser);
  const page = await context.newPage();
  await page.goto(`${site}/__standin/sign-in?as=member`);
  await page.evaluate(
    ([stored, blocked]) => {
      localStorage.setItem('hohSettings', stored);
      localStorage.setItem('blockList', blocked);
    },
    [JSON.stringify({...settings, accessToken: token}), JSON.stringify([{user: ids.other}])] as const,
  );
  await page.addInitScript(`${subject.code}\n//# sourceURL=${sourceName(subject)}`);
  await page.goto(`${site}/home?guard=0&delay=0`);
  await quiet(page, 300);
  return {context, page};
}

const entries = (page: Page) => page.locator('.home .activity-feed > .activity-entry');

/** Loads the whole feed and goes through it, a screen at a time. */
async function readThrough(page: Page) {
  await page.locator('.feed-type-toggle > div', {hasText: 'Global'}).click();
  await quiet(page, 300);
  while ((await entries(page).count()) < total) {
    await page.locator('.home .load-more').click();
    await quiet(page, 200);
  }
}

/**
 * Goes through what is loaded, a screen at a time. Where it counts, how many roots were mounted at most, by the mark that React leaves on
 * each; counting is script, too.
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

/** What a feed of 500 entries costs with every feature of the pack on. */
export interface FeedCosts {
  readonly entries: number;
  readonly authors: number;
  readonly decorations: {scores: number; likes: number; embeds: number; videos: number; hidden: number};
  /** Requests of ours for every 40 entries that came. */
  readonly requestsPerLoad: number;
  /** Milliseconds of script for an entry: with the pack, without, and of a bare React root. */
  readonly perEntry: {on: number; off: number; bareRoot: number};
  readonly mostRoots: number;
  /** Longest stretch of script of ours while scrolling, in milliseconds. */
  readonly longestTask: number;
  readonly replyKept: boolean;
}

/** Script that loading and reading the feed takes, for each entry, in milliseconds. */
async function scriptOf(page: Page) {
  const session = await openSession(page);
  const seconds = await growth(session, 'ScriptDuration', async () => {
    await readThrough(page);
    await scrollThrough(page, {counts: false});
    await quiet(page, 300);
  });
  return (seconds * 1000) / (await entries(page).count());
}

/** A reply that is being typed stays while the whole feed goes by. */
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

/** Measures the feed; the script per entry is the median of so many rounds, by turns with and without the pack. */
export async function feed(
  browser: Browser,
  standIn: StandIn,
  ids: Ids,
  ours: Subject,
  rounds = 3,
): Promise<FeedCosts> {
  await standIn.control('reset');
  await standIn.control('clock?live=off');
  const authors = await writeFeed(standIn, ids);
  const off = all(false);
  const on = {...off, ...Object.fromEntries(pack().map(id => [id, true]))};
  const bareRoot = (await fifty(browser, undefined)) / 50;
  // What was written counts as calls of this minute, too; from here on the limit is the real one.
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
  const longestTask = await longestOf(browser, page, sourceName(ours), async () => {
    mostRoots = await scrollThrough(page, {counts: true});
    await quiet(page, 300);
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
