import type {Page} from '@playwright/test';

import {siteUrl} from './server';

/** A message between tabs. */
export interface TabMessage {
  readonly type: string;
  readonly key?: string;
  readonly id?: number;
  readonly row?: unknown;
  readonly done?: unknown;
}

/** A tab of the build of commit dc10d14, as seen by other tabs. */
export interface OldTab {
  /** The messages of other tabs, in order. */
  received(): Promise<TabMessage[]>;
  /** Adds a write to the outbox, as that build does: a row in the database, then a message with it. */
  add(row: Readonly<Record<string, unknown>>): Promise<void>;
  /** Stores a list with one entry, as that build does with a list that the API sent. */
  storeList(list: OldList): Promise<void>;
  /** The progress in the stored list of this key, if that build would use the list now. */
  storedProgress(key: string, now: number): Promise<number | undefined>;
}

/** A list of anime with one entry. `key`: of the list in the database. `at`: when the API sent it. */
interface OldList {
  readonly key: string;
  readonly at: number;
  readonly mediaId: number;
  readonly progress: number;
}

/** Runs in the tab: puts the rows of a list into the database of that build. */
const putList = ({key, at, mediaId, progress}: OldList) =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('automail');
    opening.onerror = () => reject(new Error('no database'));
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('lists', 'readwrite');
      const status = 'CURRENT';
      const list = {name: 'Watching', isCustomList: false, status, isSplitCompletedList: false, mediaIds: [mediaId]};
      const head = {version: 1, account: key.split('/')[0], at, type: 'ANIME', scoreFormat: 'POINT_10'};
      transaction.objectStore('lists').put({...head, hasAdvancedScoring: false, lists: [list]}, key);
      const entries = [{mediaId, status, progress}];
      transaction.objectStore('lists').put({version: 1, at, entries}, `${key}/${mediaId % 16}`);
      transaction.onerror = () => reject(new Error('the list cannot be stored'));
      transaction.oncomplete = () => {
        localStorage.setItem('automailLists', String(at));
        opening.result.close();
        resolve();
      };
    };
  });

/** Runs in the tab: reads the list as that build does, which looks at the time in local storage first. */
const readProgress = ([key, now]: readonly [string, number]) =>
  new Promise<number | undefined>((resolve, reject) => {
    const isFresh = (at: number) => at <= now && now - at < 3_600_000;
    if (!isFresh(Number(localStorage.getItem('automailLists')))) return resolve(undefined);
    const opening = indexedDB.open('automail', 3);
    opening.onerror = () => reject(new Error('no database of that version'));
    opening.onsuccess = () => {
      const rows = opening.result
        .transaction('lists')
        .objectStore('lists')
        .getAll(IDBKeyRange.bound(key, `${key}/~`));
      opening.result.close();
      rows.onsuccess = () => {
        const all = rows.result as {version: number; entries?: readonly {progress: number}[]}[];
        resolve(all.every(({version}) => version === 1) ? all[1]?.entries?.[0]?.progress : undefined);
      };
    };
  });

/** Opens the tab in the browser of a page. Its content isn't HTML, so the product does not run in it. */
export async function openOldTab(page: Page): Promise<OldTab> {
  const tab = await page.context().newPage();
  await tab.goto(`${siteUrl}/__standin/ids.json`);
  await tab.evaluate(() => {
    const channel = new BroadcastChannel('automail');
    const received: unknown[] = [];
    channel.onmessage = ({data}: MessageEvent<unknown>) => received.push(data);
    Object.assign(globalThis, {oldChannel: channel, oldReceived: received});
  });
  return {
    received: () => tab.evaluate(() => Reflect.get(globalThis, 'oldReceived') as TabMessage[]),
    storeList: list => tab.evaluate(putList, list),
    storedProgress: (key, now) => tab.evaluate(readProgress, [key, now] as const),
    add: row =>
      tab.evaluate(
        stored =>
          new Promise<void>((resolve, reject) => {
            const opening = indexedDB.open('automail');
            opening.onerror = () => reject(new Error('no database'));
            opening.onsuccess = () => {
              const transaction = opening.result.transaction('writes', 'readwrite');
              const added = transaction.objectStore('writes').add(stored);
              transaction.onerror = () => reject(new Error('the write cannot be stored'));
              transaction.oncomplete = () => {
                const message = {type: 'writes', id: added.result, row: stored, done: undefined};
                (Reflect.get(globalThis, 'oldChannel') as BroadcastChannel).postMessage(message);
                opening.result.close();
                resolve();
              };
            };
          }),
        row,
      ),
  };
}
