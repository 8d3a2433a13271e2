import {expect, type Page} from '@playwright/test';

import type {StandIn} from './server';
import {continueAfter, readStoredData, restoreStoredData, rowsNow, rowsThen} from './storedData';
import type {OpenOptions} from './test';

/** What the product at commit eba06c0 stored. The file is never made anew: what users stored stays as it is. */
export const data = readStoredData('stored-by-eba06c0.json');
/** What the product at commit dc10d14 stored, before the user's entries were kept in one store. */
export const dataBefore = readStoredData('stored-by-dc10d14.json');
/** The member who is signed in. */
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

/** Expects that nothing has gone from these stores, and that no row in them has changed. */
export async function expectWhole(page: Page, ...stores: string[]) {
  for (const store of stores) expect(await rowsNow(page, store), store).toMatchObject(rowsThen(data, store));
}
