import type {MainLook} from '#e2e/support/mainLooks';
import type {PageScene} from '#e2e/support/pageScene';
import {pressStop} from '#e2e/support/stop';

export const pageScenes: readonly PageScene[] = [
  {
    path: '/home',
    act: async page => {
      const filter = page.locator('am-feed-quick-filter-bar');
      await page.getByRole('button', {name: 'Filter loaded activities'}).click();
      await filter.getByLabel('Words in loaded activities').fill('no such words');
      await filter.getByRole('button', {name: 'Load', exact: true}).click();
      await pressStop(filter.getByRole('button', {name: 'Stop'}));
    },
  },
];

export const looks: readonly MainLook[] = [
  {
    path: ({anime, slug}) => `/anime/${anime}/${slug}/social`,
    selector: 'am-social-tab-feed-feed',
    property: '--am-feed-head-end',
    off: '',
    on: '32px',
    settings: {socialTabFeed: true},
  },
];
