import type {Page} from '@playwright/test';

import {waitUntilQuiet} from '../support/page';
import {cardOf, findAiring, saveEntry} from '../support/progress';
import {expect, test} from '../support/test';

interface Counts {
  /** The stores of each transaction. */
  transactions: string[];
  /** The names of the locks. */
  locks: string[];
  /** The types of the messages to other tabs. */
  messages: string[];
}

/** Records what a page does with all databases and locks, and what it tells other tabs. */
const watchShared = (page: Page) =>
  page.addInitScript(() => {
    const counts: Counts = {transactions: [], locks: [], messages: []};
    Object.assign(globalThis, {sharedCounts: counts});
    const begin = Reflect.get(IDBDatabase.prototype, 'transaction') as IDBDatabase['transaction'];
    IDBDatabase.prototype.transaction = function (stores, ...more) {
      counts.transactions.push(`${[stores].flat().join()} ${more[0] ?? 'readonly'}`);
      return begin.call(this, stores, ...more);
    };
    const post = Reflect.get(BroadcastChannel.prototype, 'postMessage') as BroadcastChannel['postMessage'];
    BroadcastChannel.prototype.postMessage = function (message: {type?: string}) {
      counts.messages.push(message.type ?? '');
      post.call(this, message);
    };
    const request = Reflect.get(LockManager.prototype, 'request') as (...words: unknown[]) => Promise<unknown>;
    const counted = function (this: LockManager, ...words: unknown[]) {
      counts.locks.push(String(words[0]));
      return request.apply(this, words);
    };
    Reflect.set(LockManager.prototype, 'request', counted);
  });

const countsOf = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'sharedCounts') as Counts);

/** What has come since an earlier look. */
const since = (now: Counts, start: Counts): Counts => ({
  transactions: now.transactions.slice(start.transactions.length),
  locks: now.locks.slice(start.locks.length),
  messages: now.messages.slice(start.messages.length),
});

test('[plusProgress] shows the new progress in another tab by a message, with five transactions and two kinds of lock in all', async ({
  open,
  ids,
  standIn,
}) => {
  const {mediaId} = await findAiring(standIn, ids.user);
  await saveEntry(standIn, {mediaId, progress: 1});
  const page = await open('/home', {as: 'member', token: true, beforeLoad: watchShared});
  const other = await page.context().newPage();
  await watchShared(other);
  await other.goto(page.url());
  const progress = (tab: Page) => cardOf(tab, mediaId).locator('.content .info > div');
  for (const tab of [page, other])
    await expect(cardOf(tab, mediaId).locator('am-plus-progress').getByRole('button')).toBeAttached();
  await page.bringToFront();
  // What the pages store about their own answers is not part of it.
  for (const tab of [page, other]) await waitUntilQuiet(tab);
  const start = await Promise.all([countsOf(page), countsOf(other)]);
  await cardOf(page, mediaId).locator('am-plus-progress').getByRole('button').click({force: true});
  await expect(progress(other)).toHaveText(/^\s*Progress: 2\b/);
  // Added to the outbox; read and counted by the rate limiter; recorded as sent; removed, with its line in the journal.
  await expect
    .poll(async () => since(await countsOf(page), start[0]))
    .toEqual({
      transactions: [
        'writes readwrite',
        'budget readonly',
        'budget readwrite',
        'writes,journal,imports readwrite',
        'writes,journal,imports readwrite',
      ],
      locks: ['automail-writes', 'automail-budget'],
      messages: ['writes', 'budget', 'writes', 'writes'],
    });
  for (const tab of [page, other]) await waitUntilQuiet(tab);
  expect(since(await countsOf(page), start[0]).transactions, 'nothing follows').toHaveLength(5);
  const {locks, ...others} = since(await countsOf(other), start[1]);
  expect(others, 'the other tab neither reads nor tells').toEqual({transactions: [], messages: []});
  // It may wait for its turn, in case the first tab is closed before it has sent the change.
  expect(locks.filter(name => name !== 'automail-writes')).toEqual([]);
});
