import type {Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {timeOf} from './fixedTime';
import {siteUrl, type StandIn} from './server';

type Rows = readonly (readonly [key: IDBValidKey, value: unknown])[];

interface StoreData {
  readonly name: string;
  readonly keyPath: string | string[] | null;
  readonly autoIncrement: boolean;
  readonly rows: Rows;
}

interface DatabaseData {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly StoreData[];
}

/**
 * The product's stored data in a browser. In the values `{"$": "undefined"}` is `undefined`, which the database
 * distinguishes from a missing field.
 */
export interface StoredData {
  /** When it was read (epoch milliseconds). */
  readonly at: number;
  readonly localStorage: Readonly<Record<string, string>>;
  readonly databases: readonly DatabaseData[];
}

/** Reads data that a version stored: a file in e2e/fixtures. */
export const readStoredData = (file: string) =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../fixtures/${file}`, import.meta.url)), 'utf8')) as StoredData;

/** Puts stored data into a browser. Call it with a page that the product is not installed in. */
export async function restoreStoredData(page: Page, data: StoredData) {
  await page.goto(`${siteUrl}/__standin/ids.json`);
  await page.evaluate(async text => {
    const {localStorage: items, databases} = JSON.parse(text) as StoredData;
    const decode = (value: unknown): unknown => {
      if (typeof value !== 'object' || value === null) return value;
      if (Array.isArray(value)) return value.map(decode);
      if (Reflect.get(value, '$') === 'undefined') return undefined;
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, decode(each)]));
    };
    for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text);
    for (const {name, version, stores} of databases)
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name, version);
        request.onupgradeneeded = () => {
          for (const {name: store, keyPath, autoIncrement} of stores)
            request.result.createObjectStore(store, {keyPath, autoIncrement});
        };
        request.onerror = () => reject(new Error(`${name} cannot be made`));
        request.onsuccess = () => {
          const transaction = request.result.transaction(
            stores.map(store => store.name),
            'readwrite',
          );
          for (const store of stores)
            for (const [key, value] of store.rows) transaction.objectStore(store.name).put(decode(value), key);
          transaction.oncomplete = () => resolve();
          transaction.onerror = () => reject(new Error(`${name} cannot be filled`));
          request.result.close();
        };
      });
  }, JSON.stringify(data));
}

/** The rows of a store of the product's database by key, encoded as in the stored data. */
export const rowsNow = (page: Page, store: string): Promise<Record<string, unknown>> =>
  page.evaluate(
    name =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        const encode = (value: unknown): unknown => {
          if (value === undefined) return {$: 'undefined'};
          if (typeof value !== 'object' || value === null) return value;
          if (Array.isArray(value)) return value.map(encode);
          return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, encode(each)]));
        };
        const request = indexedDB.open('automail');
        request.onerror = () => reject(new Error('no database'));
        request.onsuccess = () => {
          const transaction = request.result.transaction(name);
          const rows: Record<string, unknown> = {};
          transaction.objectStore(name).openCursor().onsuccess = ({target}) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
            if (!cursor) return;
            rows[String(cursor.key)] = encode(cursor.value);
            cursor.continue();
          };
          transaction.oncomplete = () => resolve(rows);
          request.result.close();
        };
      }),
    store,
  );

/** The rows of a store in the stored data by key. */
export function rowsThen(data: StoredData, store: string): Record<string, unknown> {
  const found = data.databases.flatMap(({stores}) => stores).find(({name}) => name === store);
  if (!found?.rows.length) throw new Error(`the stored data have nothing in ${store}`);
  return Object.fromEntries(found.rows.map(([key, value]) => [String(key), value]));
}

/** Sets the clocks of a page and the stand-in to shortly after data were stored, so that none of it has expired. */
export async function continueAfter(page: Page, standIn: StandIn, {at}: StoredData) {
  const soon = at + 60_000;
  await standIn.control(`clock?advance=${soon - (await timeOf(standIn))}`);
  await page.clock.install({time: soon});
}
