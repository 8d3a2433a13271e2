import {expect, type Page} from '@playwright/test';

import {quiet} from './page';
import {countOf} from './rows';

/** The product's line below an editor's field. */
export const note = 'am-drafts';

/** The editor for a status on the home page. */
const status = '.home .activity-feed-wrap > .activity-edit';

export const field = (page: Page, editor = status) => page.locator(`${editor} textarea`);
export const publish = (page: Page, editor = status) => page.locator(`${editor} .actions .save`).click();

/** Waits until this many drafts are stored in the browser. */
export const kept = (page: Page, count: number) => expect.poll(() => countOf(page, 'drafts')).toBe(count);

/** Reloads the page and waits until it has settled. */
export async function reload(page: Page) {
  await page.reload();
  await expect(page.locator('.activity-edit').first()).toBeVisible();
  await quiet(page);
}
