import type {Page} from '@playwright/test';

import {cardOf, findAiring, saveEntry} from '../support/progress';
import {expect, test} from '../support/test';

interface Counts {
  /** The stores of each transaction on the outbox. */
  transactions: string[];
  /** The messages about writes to other tabs. */
  messages: number;
}

/** Records what a page does with the outbox's stores and what it tells other tabs. */
const watchOutbox = (page: Page) =>
  page.addInitScript(() => {
    const counts: Counts = {transactions: [], messages: 0};
    Object.assign(globalThis, {outboxCounts: counts});
    const begin = Reflect.get(IDBDatabase.prototype, 'transaction') as IDBDatabase['transaction'];
    IDBDatabase.prototype.transaction = function (stores, ...more) {
      const names = [stores].flat().join();
      if (names.includes('writes')) counts.transactions.push(`${names} ${more[0] ?? 'readonly'}`);
      return begin.call(this, stores, ...more);
    };
    const post = Reflect.get(BroadcastChannel.prototype, 'postMessage') as BroadcastChannel['postMessage'];
    BroadcastChannel.prototype.postMessage = function (message: {type?: string}) {
      if (message.type === 'writes') counts.messages += 1;
      post.call(this, message);
    };
  });

const countsOf = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'outboxCounts') as Counts);

test('[plusProgress] shows the new progress in another tab by a message, without that tab reading the outbox', async ({
  open,
  ids,
  standIn,
}) => {
  const {mediaId} = await findAiring(standIn, ids.user);
  await saveEntry(standIn, {mediaId, progress: 1});
  const page = await open('/home', {as: 'member', token: true, beforeLoad: watchOutbox});
  const other = await page.context().newPage();
  await watchOutbox(other);
  await other.goto(page.url());
  const progress = (tab: Page) => cardOf(tab, mediaId).locator('.content .info > div');
  for (const tab of [page, other])
    await expect(cardOf(tab, mediaId).locator('am-plus-progress').getByRole('button')).toBeAttached();
  const start = await Promise.all([countsOf(page), countsOf(other)]);
  await page.bringToFront();
  await cardOf(page, mediaId).locator('am-plus-progress').getByRole('button').click({force: true});
  await expect(progress(other)).toHaveText(/^Progress: 2\b/);
  // Added, recorded as sent, and removed with its line in the journal.
  await expect
    .poll(async () => (await countsOf(page)).transactions.slice(start[0].transactions.length))
    .toEqual(['writes readwrite', 'writes,journal readwrite', 'writes,journal readwrite']);
  expect((await countsOf(page)).messages - start[0].messages, 'one message for each').toBe(3);
  expect(await countsOf(other), 'the other tab neither reads nor tells').toEqual(start[1]);
});
