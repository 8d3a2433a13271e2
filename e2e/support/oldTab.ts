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
}

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
