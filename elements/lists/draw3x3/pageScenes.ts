import {waitUntilQuiet} from '#e2e/support/page';
import type {PageScene} from '#e2e/support/pageScene';
import type {MainLook} from '#e2e/support/mainLooks';

export const pageScenes: readonly PageScene[] = [
  {
    path: ({other}) => `/user/${other}/animelist`,
    act: page => page.locator('am-draw3x3-box').getByRole('button', {name: 'Collage', exact: true}).click(),
  },
];

export const looks: readonly MainLook[] = [
  {
    path: ({other}) => `/user/${other}/animelist`,
    selector: '.medialist .row[data-am-picked]',
    property: 'outline-style',
    off: undefined,
    on: 'solid',
    trigger: async page => {
      await page.locator('am-draw3x3-box').getByRole('button', {name: 'Collage', exact: true}).click();
      await page.locator('am-draw3x3-box').getByRole('dialog').waitFor();
      await waitUntilQuiet(page);
      await page.locator('.medialist .row .cover .image').first().click();
    },
  },
];
