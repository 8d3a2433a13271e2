import {expect, type Locator, type Page} from '@playwright/test';

import {waitUntilQuiet} from './page';
import {countRows} from './database';

/** The product's line below an editor's field. */
export const draftNote = 'am-drafts';

/** The editor for a status on the home page. */
const status = '.home .activity-feed-wrap > .activity-edit';

export const editorField = (page: Page, editor = status) => page.locator(`${editor} textarea`);
export const publish = (page: Page, editor = status) => page.locator(`${editor} .actions .save`).click();

/** Waits until this many drafts are stored in the browser. */
export const waitForDrafts = (page: Page, count: number) => expect.poll(() => countRows(page, 'drafts')).toBe(count);

/**
 * Types into an editor that has just been opened, once it keeps drafts: a text that it had before could be that of a post
 * opened for editing.
 */
export async function typeInto(editor: Locator, text: string) {
  await expect(editor.locator(draftNote)).toBeAttached();
  await editor.locator('textarea').fill(text);
}

/** Changes the text of an editor that has just been opened, and waits until it is kept. */
export async function editText(page: Page, editor: string, edited: string) {
  await typeInto(page.locator(editor), edited);
  await waitForDrafts(page, 1);
}

/** Reloads the page and waits until it has an editor and has settled. */
export async function reload(page: Page, editor = '.activity-edit') {
  await page.reload();
  await expect(page.locator(editor).first()).toBeVisible();
  await waitUntilQuiet(page);
}
