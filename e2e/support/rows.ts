import type {Page} from '@playwright/test';

import {vaultToken} from './vault';

/** How many records a store of the product's database holds. */
export const countOf = (page: Page, store: string) =>
  page.evaluate(async name => {
    // To ask for a database that is not there yet would make it.
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

/** Puts a record into a numbered store of the product's database, as an earlier page left it. */
export const leave = (page: Page, store: 'writes' | 'journal', row: object) =>
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

/** Under which account the signed-in script keeps its records. */
export async function accountKey(page: Page) {
  const [, claims = ''] = ((await vaultToken(page)) ?? '').split('.');
  return `id:${(JSON.parse(Buffer.from(claims, 'base64url').toString()) as {sub: string}).sub}`;
}

/** A record of a write that was made long ago and sent three times without an answer. */
export const lostWrite = (account: string, more: object) => ({
  ...{account, page: 'earlier', createdAt: Date.now() - 600_000, state: 'sent', attempts: 3, lost: true},
  ...{sentAt: Date.now() - 600_000, mark: 0, ...more},
});
