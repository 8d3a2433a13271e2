import {changeSettings} from '#e2e/support/page';
import {waitForDrafts} from '#e2e/support/drafts';
import type {Condition} from '#e2e/support/condition';

export const condition: Condition = {
  path: '/home',
  before: async page => {
    await changeSettings(page, {drafts: true});
    await page.locator('.activity-edit textarea').fill('Not posted yet');
    await waitForDrafts(page, 1);
    await changeSettings(page, {drafts: false});
    await page.reload();
  },
};
