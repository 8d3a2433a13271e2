import type {Page} from '@playwright/test';

import {queryAsMember} from '#e2e/support/api';
import {apiCalls} from '#e2e/support/find';
import {timeOf} from '#e2e/support/fixedTime';
import {waitUntilQuiet} from '#e2e/support/page';
import {cardOf, findAiring, saveEntry} from '#e2e/support/progress';
import {countRanFiles} from '#e2e/support/ranFiles';
import {expect, test} from '#e2e/support/test';

interface Counts {
  /** The stores of each transaction. */
  transactions: string[];
  /** The names of the locks. */
  locks: string[];
  /** The types of the messages to other tabs. */
  messages: string[];
}

/** Records a page's use of all databases and locks, and its messages to other tabs. */
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

/** The counts since an earlier state. */
const since = (now: Counts, start: Counts): Counts => ({
  transactions: now.transactions.slice(start.transactions.length),
  locks: now.locks.slice(start.locks.length),
  messages: now.messages.slice(start.messages.length),
});

test('[plusProgress] shows the new progress in another tab through a message, with a total of five transactions and two kinds of lock', async ({
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
  // The pages' writes of their own answers are not counted.
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

/** Records a page's use of the stored lists, as the name of the method and the key, and lets a test hide the page. */
const watchLists = (page: Page) =>
  page.addInitScript(() => {
    const operations: string[] = [];
    Object.assign(globalThis, {listOperations: operations, isHidden: false});
    const names = ['get', 'put', 'add', 'getAll', 'getAllKeys', 'openCursor', 'delete'] as const;
    for (const name of names) {
      const native = Reflect.get(IDBObjectStore.prototype, name) as (...given: unknown[]) => IDBRequest;
      Reflect.set(IDBObjectStore.prototype, name, function (this: IDBObjectStore, ...given: unknown[]) {
        if (this.name === 'lists') operations.push(`${name} ${String(given.at(-1))}`);
        return native.apply(this, given);
      });
    }
    const isHidden = () => Reflect.get(globalThis, 'isHidden') === true;
    Object.defineProperty(document, 'hidden', {get: isHidden});
    Object.defineProperty(document, 'visibilityState', {get: () => (isHidden() ? 'hidden' : 'visible')});
  });

const operationsOf = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'listOperations') as string[]);

const hide = (page: Page) =>
  page.evaluate(() => {
    Object.assign(globalThis, {isHidden: true});
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** Stores both lists of a user, with one entry, as of a time. */
const storeLists = (page: Page, {userName, mediaId, at: storedAt}: {userName: string; mediaId: number; at: number}) =>
  page.evaluate(
    ([account, id, at]) =>
      new Promise<void>((resolve, reject) => {
        const status = 'CURRENT';
        const list = {name: 'Watching', isCustomList: false, status, isSplitCompletedList: false, mediaIds: [id]};
        const works = {tags: [], tagRanks: [], genres: [], studios: [], staff: []};
        const media = {type: 'ANIME', format: 'TV', isAdult: false, title: {romaji: 'Airing'}, ...works};
        const numbers = {
          score: 0,
          scoreRaw: 0,
          progress: 1,
          progressVolumes: 0,
          repeat: 0,
          savedRepeat: 0,
          priority: 0,
        };
        const place = {hiddenFromStatusLists: false, private: false, listLocations: ['Watching'], customLists: []};
        const entry = {id: 1, mediaId: id, status, ...numbers, ...place, media};
        const opening = indexedDB.open('automail-bulk', 1);
        opening.onupgradeneeded = () => {
          for (const store of ['lists', 'jobs']) opening.result.createObjectStore(store);
        };
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('lists', 'readwrite');
          const store = transaction.objectStore('lists');
          for (const type of ['ANIME', 'MANGA']) {
            const isAnime = type === 'ANIME';
            const head = {version: 2, account, at, type, scoreFormat: 'POINT_10_DECIMAL', hasAdvancedScoring: false};
            store.put({...head, lists: isAnime ? [list] : []}, `${account}/${type}`);
            for (let part = 0; part < 16; part += 1)
              store.put(
                {version: 2, at, entries: isAnime && part === id % 16 ? [entry] : []},
                `${account}/${type}/${part}`,
              );
          }
          transaction.oncomplete = () => {
            opening.result.close();
            localStorage.setItem('automailWholeLists', String(at));
            resolve();
          };
          transaction.onerror = () => reject(new Error('the lists cannot be stored'));
        };
        opening.onerror = () => reject(new Error('no database'));
      }),
    [userName, mediaId, storedAt] as const,
  );

test('[plusProgress] is stored by one of five tabs in one part of the stored list, without reading a list or querying again', async ({
  open,
  ids,
  standIn,
}) => {
  const {mediaId} = await findAiring(standIn, ids.user);
  await saveEntry(standIn, {mediaId, progress: 1});
  const onStatusList = 'mutation ($mediaId: Int) { SaveMediaListEntry(mediaId: $mediaId, customLists: []) { id } }';
  await queryAsMember(standIn, 'member', onStatusList, {mediaId});
  const first = await open('/home', {as: 'member', token: true, beforeLoad: watchLists});
  await waitUntilQuiet(first);
  await storeLists(first, {userName: ids.user, mediaId, at: await timeOf(standIn)});
  const others = [];
  for (let count = 0; count < 4; count += 1) {
    const page = await first.context().newPage();
    await watchLists(page);
    await page.goto(first.url());
    others.push(page);
  }
  const pages = [first, ...others];
  const plus = (page: Page) => cardOf(page, mediaId).locator('am-plus-progress').getByRole('button');
  for (const page of pages) await expect(plus(page)).toBeAttached();
  for (const page of pages) await waitUntilQuiet(page);
  for (const page of others) await hide(page);
  const before = await Promise.all(pages.map(operationsOf));
  const operations = async () =>
    (await Promise.all(pages.map(operationsOf))).flatMap((all, index) => all.slice(before[index]?.length));
  await standIn.control('log?clear');
  await plus(first).click({force: true});
  for (const page of pages)
    await expect(cardOf(page, mediaId).locator('.content .info > div')).toHaveText(/^\s*Progress: 2\b/);
  await expect.poll(async () => (await apiCalls(standIn)).map(({operation}) => operation)).toEqual(['SaveEntry']);
  // The change is stored ten seconds after it was made, or when the page is hidden.
  for (const page of pages) await waitUntilQuiet(page);
  await hide(first);
  const part = `${ids.user}/ANIME/${mediaId % 16}`;
  await expect.poll(operations).toContain(`put ${part}`);
  for (const page of pages) await waitUntilQuiet(page);
  expect(await operations()).toEqual([`get ${part}`, `put ${part}`]);
  expect((await apiCalls(standIn)).map(({operation}) => operation)).toEqual(['SaveEntry']);
});

test('incrementing an episode runs at most 31 service files until another tab shows it', async ({
  open,
  ids,
  standIn,
}) => {
  const {mediaId} = await findAiring(standIn, ids.user);
  await saveEntry(standIn, {mediaId, progress: 1});
  const page = await open('/home', {as: 'member', token: true});
  const other = await page.context().newPage();
  await other.goto(page.url());
  const plus = (tab: Page) => cardOf(tab, mediaId).locator('am-plus-progress').getByRole('button');
  for (const tab of [page, other]) await expect(plus(tab)).toBeAttached();
  await page.bringToFront();
  // Without a network the change is shown, but not sent.
  await page.context().setOffline(true);
  for (const tab of [page, other]) await waitUntilQuiet(tab);
  const counts = [page, other].map(countRanFiles);
  for (const {start} of counts) await start();
  await plus(page).click({force: true});
  await expect(cardOf(other, mediaId).locator('.content .info > div')).toHaveText(/^\s*Progress: 2\b/);
  const ran = await Promise.all(counts.map(({finish}) => finish()));
  const files = new Set(ran.flatMap(each => [...each]).filter(file => file.startsWith('src/services/')));
  expect(files).toContain('src/services/entries/entryRecord.ts');
  expect(files).toContain('src/services/outbox/writeLog.ts');
  expect(files.size, [...files].toSorted().join('\n')).toBeLessThanOrEqual(31);
});
