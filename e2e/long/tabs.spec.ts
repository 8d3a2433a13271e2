import type {Page} from '@playwright/test';
import {buildSync} from 'esbuild';
import {fileURLToPath} from 'node:url';

import {everythingVisible} from '../support/features';
import {findWatched} from '../support/find';
import {crash} from '../support/killable';
import {largest} from '../support/listed';
import type {StandIn} from '../support/server';
import type {TimedQuery} from '../support/timed';
import {expect, test, type OpenOptions} from '../support/test';
import {siteUrl} from '../support/server';

const {outputFiles} = buildSync({
  entryPoints: [fileURLToPath(new URL('../../test/support/synthetic.ts', import.meta.url))],
  bundle: true,
  write: false,
  format: 'iife',
  conditions: ['production'],
  define: {'process.env.NODE_ENV': '"production"'},
  loader: {'.css': 'text'},
});
const synthetic = outputFiles[0]?.text ?? '';

/** The terms are a page without queries of ours unless the feed replaces them. */
const member: OpenOptions = {as: 'member', token: true, settings: {...everythingVisible(), termsFeed: false}};
/** Maximum standstill that a closed or frozen tab may cause (ms). */
const bearable = 2000;

/** Opens tabs of one browser with the product, and the script that sends the test's queries beside it. */
async function openTabs(open: (path: string, options: OpenOptions) => Promise<Page>, count: number, path: string) {
  const first = await open('/terms', member);
  await first.context().addInitScript(synthetic);
  const tabs = await Promise.all(Array.from({length: count}, () => first.context().newPage()));
  await Promise.all(tabs.map(tab => tab.goto(siteUrl + path)));
  return tabs;
}

const ask = (tab: Page, from: number, count: number, priority: TimedQuery['priority']) =>
  tab.evaluate(
    ([first, many, kind]) =>
      globalThis.synthetic?.ask(
        Array.from({length: many}, (_, index) => first + index),
        kind,
      ) ?? [],
    [from, count, priority] as const,
  );

interface Logged {
  who: 'site' | 'api';
  time: string;
  operation: string | null;
}

/**
 * The number of API calls, and the longest time between two of them (ms).
 *
 * @param only The name of the operation to look at; all by default.
 */
async function calls(standIn: StandIn, only?: string) {
  const log = await standIn.control<Logged[]>('log');
  const times = log
    .filter(({who, operation}) => who === 'api' && operation && (!only || operation === only))
    .map(({time}) => Date.parse(time));
  return {count: times.length, longestGap: largest(times.slice(1).map((at, index) => at - (times[index] ?? 0)))};
}

const refused = async (standIn: StandIn) => (await standIn.control<{refused: number}>('rate')).refused;

const mean = (all: readonly TimedQuery[], priority: TimedQuery['priority']) => {
  const waits = all.filter(each => each.priority === priority).map(({asked, answered}) => answered - asked);
  return waits.reduce((sum, wait) => sum + wait, 0) / waits.length;
};

test('eight tabs with 400 queries of three priorities share one rate limit: all are answered and none is refused', async ({
  open,
  standIn,
}) => {
  await standIn.control('rate?limit=30&window=3000');
  const tabs = await openTabs(open, 8, '/home');
  expect(tabs).toHaveLength(8);
  const asked = tabs.flatMap((tab, index) => [
    ask(tab, index * 50 + 1, 10, 'person'),
    ask(tab, index * 50 + 11, 20, 'visible'),
    ask(tab, index * 50 + 31, 20, 'heavy'),
  ]);
  const all = (await Promise.all(asked)).flat();
  await tabs[0]?.context().close();
  expect(all).toHaveLength(400);
  expect(await refused(standIn)).toBe(0);
  const waits = (['person', 'visible', 'heavy'] as const).map(priority => mean(all, priority));
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
});

/** Pages that send many queries, and the content of each once they are answered. */
const asking = (mediaId: number) => [
  {path: '/home', shown: 'am-completed-score-feed .ui-status-score, am-completed-score-feed .ui-status-score-note'},
  {path: '/notifications', shown: 'am-notifications .preview:not(.empty)'},
  {path: '/search/characters', shown: 'am-character-favourite-count-card .count'},
  {path: `/anime/${mediaId}/`, shown: 'am-entry-score output'},
];

test('eight real pages with every feature on share one rate limit: each shows its answers and none is refused', async ({
  open,
  ids,
  standIn,
}) => {
  await standIn.control('rate?limit=30&window=3000');
  const first = await open('/terms', {
    ...member,
    settings: everythingVisible(),
  });
  const {mediaId} = await findWatched(standIn, ids.user);
  const tabs = await Promise.all(
    [...asking(mediaId), ...asking(mediaId)].map(async ({path, shown}) => ({
      path,
      shown,
      tab: await first.context().newPage(),
    })),
  );
  await Promise.all(tabs.map(({tab, path}) => tab.goto(siteUrl + path)));
  for (const {tab, path, shown} of tabs) {
    await expect(tab.locator(shown).first(), path).toBeVisible();
    await expect(tab.getByTitle('Waiting until AniList accepts requests again'), path).toHaveCount(0);
    await expect(tab.getByLabel('Loading…'), path).toHaveCount(0);
  }
  expect((await calls(standIn)).count).toBeGreaterThan(8);
  const rejected = await refused(standIn);
  await first.context().close();
  expect(rejected).toBe(0);
});

test.describe('a tab that stops in the middle', () => {
  const window = 20_000;
  /** Seven tabs send few enough queries for one window of the rate limit, so that only the eighth can delay them. */
  const others = (tabs: readonly Page[]) => Promise.all(tabs.map((tab, index) => ask(tab, index * 10, 2, 'visible')));

  test('delays the others by at most two seconds when frozen while holding the lock and the next slot', async ({
    open,
    standIn,
  }) => {
    await standIn.control(`rate?limit=30&window=${window}`);
    const [frozen, ...rest] = await openTabs(open, 8, '/terms');
    if (!frozen) throw new Error('no tab');
    const session = await frozen.context().newCDPSession(frozen);
    const late = ask(frozen, 200, 6, 'person');
    const asked = others(rest);
    await frozen.evaluate(() => globalThis.synthetic?.hold());
    await session.send('Page.setWebLifecycleState', {state: 'frozen'});
    expect((await asked).flat()).toHaveLength(14);
    expect((await calls(standIn, 'Synthetic')).longestGap).toBeLessThanOrEqual(bearable);
    await session.send('Page.setWebLifecycleState', {state: 'active'});
    expect(await late).toHaveLength(6);
    expect(await refused(standIn)).toBe(0);
  });

  test('delays the others by at most two seconds when killed while holding the next slot', async ({open, standIn}) => {
    await standIn.control(`rate?limit=30&window=${window}`);
    const [killed, ...rest] = await openTabs(open, 8, '/terms');
    if (!killed) throw new Error('no tab');
    void ask(killed, 200, 6, 'person').catch(() => undefined);
    const asked = others(rest);
    await expect.poll(async () => (await calls(standIn, 'Synthetic')).count).toBeGreaterThan(2);
    await crash(killed);
    expect((await asked).flat()).toHaveLength(14);
    expect((await calls(standIn, 'Synthetic')).longestGap).toBeLessThanOrEqual(bearable);
    expect(await refused(standIn)).toBe(0);
  });
});
