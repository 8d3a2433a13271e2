import type {Page} from '@playwright/test';

import type {PageScene} from '../../../e2e/support/pageScene';

const check = (page: Page) =>
  page.locator('am-social-theme-switch').getByRole('button', {name: 'Check follow-backs'}).click();

export const pageScenes: readonly PageScene[] = [
  {path: ({users5}) => `/user/${users5}/social`, act: check},
  {
    path: ({users3}) => `/user/${users3}/social`,
    act: async page => {
      await page.locator('.user-social .filter-group > span', {hasText: 'Followers'}).click();
      await check(page);
    },
  },
];
