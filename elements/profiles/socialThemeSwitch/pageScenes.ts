import type {Page} from '@playwright/test';
import type {PageScene} from '#e2e/support/pageScene';
import type {MainLook} from '#e2e/support/mainLooks';

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

export const looks: readonly MainLook[] = [
  {
    path: ids => `/user/${ids.other}/social`,
    selector: '.user-social > .user-follow > .wrap .name',
    property: 'font-size',
    off: '11px',
    on: '14px',
    trigger: page => page.locator('am-social-theme-switch').getByRole('button', {name: 'List'}).click(),
  },
];
