import {expect} from '@playwright/test';

import type {PageScene} from '#e2e/support/pageScene';

export const pageScenes: readonly PageScene[] = [
  {
    path: '/home',
    act: async page => {
      const filter = page.locator('am-feed-quick-filter-bar');
      await filter.getByRole('button', {name: 'Filter loaded activities'}).click();
      await filter.getByLabel('Words in loaded activities').fill('no such words');
      await filter.getByRole('button', {name: 'Load', exact: true}).click();
      await filter.getByRole('button', {name: 'Stop'}).click();
      await expect(filter).toContainText('Stopped.');
    },
  },
];
