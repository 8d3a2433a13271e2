import {expect, type Page} from '@playwright/test';

import type {StandIn} from './server';
import {continueAfter, readStoredData, restoreStoredData, rowsNow, rowsThen} from './storedData';
import type {OpenOptions} from './test';

/**
 * Data stored by the product at commit eba06c0. The file is never generated again: users' stored data stay as they are.
 */
export const data = readStoredData('stored-by-eba06c0.json');
/** Data stored by the product at commit dc10d14, before the user's entries were kept in one store. */
export const dataBefore = readStoredData('stored-by-dc10d14.json');
/** The signed-in user. */
export const member = 'HundredHanna';

/** Options for a page that is opened soon after the data were stored, in the browser that has them. */
export const soonAfter = (standIn: StandIn, options: OpenOptions = {}, stored = data): OpenOptions => ({
  as: member,
  token: true,
  ...options,
  beforeLoad: async page => {
    await continueAfter(page, standIn, stored);
    await restoreStoredData(page, stored);
    await options.beforeLoad?.(page);
  },
});

/** Expects that no row has disappeared from these stores, and that none has changed. */
export async function expectWhole(page: Page, ...stores: string[]) {
  for (const store of stores) expect(await rowsNow(page, store), store).toMatchObject(rowsThen(data, store));
}
