import type {Page} from '@playwright/test';

import {mediaPage} from '#e2e/support/paths';
import {waitUntilQuiet} from '#e2e/support/page';
import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

const openEditor = async (page: Page) => {
  if (await page.locator('.list-editor').count()) return;
  await waitUntilQuiet(page);
  await page.locator('.media .actions .list .add').click();
  await page.locator('.list-editor .body').waitFor();
};

export const condition: Condition = {path: mediaPage, as: 'member', before: openEditor};

export const looks: readonly MainLook[] = [
  // In the dark theme, because the editor would cover the pages of the many looks in the default theme.
  {
    path: mediaPage,
    theme: 'dark',
    selector: '.list-editor .cover',
    property: 'display',
    off: 'block',
    on: 'none',
    before: openEditor,
  },
  {
    path: mediaPage,
    theme: 'dark',
    selector: '.list-editor .header',
    property: 'background-image',
    off: /^url/,
    on: 'none',
    before: openEditor,
  },
  {
    path: mediaPage,
    theme: 'dark',
    selector: '.list-editor .header',
    property: 'height',
    off: '186px',
    on: /^[5-9]\dpx$/,
    before: openEditor,
  },
];
