import type {Page} from '@playwright/test';

import {vaultToken} from './vault';

/** The number of records in a store of the product's database. */
export const countRows = (page: Page, store: string) =>
  page.evaluate(async name => {
    // Opening a database that does not exist yet would create it.
    if (!(await indexedDB.databases()).some(found => found.name === 'automail')) return 0;
    return new Promise<number>((resolve, reject) => {
      const request = indexedDB.open('automail');
      request.onerror = () => reject(new Error('no database'));
      request.onsuccess = () => {
        const database = request.result;
        const counted = database.transaction(name).objectStore(name).count();
        counted.onsuccess = () => resolve(counted.result);
        database.close();
      };
    });
  }, store);

/** Adds a record to an auto-increment store of the product's database, as if an earlier page had left it. */
export const addRow = (page: Page, store: 'writes' | 'journal', row: object) =>
  page.evaluate(
    ([name, value]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('automail');
        request.onerror = () => reject(new Error('no database'));
        request.onsuccess = () => {
          const transaction = request.result.transaction(name, 'readwrite');
          transaction.objectStore(name).add(value);
          transaction.oncomplete = () => resolve();
          request.result.close();
        };
      }),
    [store, row] as const,
  );

/** The key of the signed-in account, under which the script stores its records. */
export async function accountKey(page: Page) {
  const [, claims = ''] = ((await vaultToken(page)) ?? '').split('.');
  return `id:${(JSON.parse(Buffer.from(claims, 'base64url').toString()) as {sub: string}).sub}`;
}

/** A record of an old write that was sent three times without an answer, the last time ten minutes before now. */
export const lostWrite = (account: string, now: number, more: object) => ({
  ...{account, page: 'earlier', createdAt: now - 600_000, state: 'sent', attempts: 3, lost: true},
  ...{sentAt: now - 600_000, mark: 0, ...more},
});
