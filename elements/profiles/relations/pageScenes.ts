import type {Page} from '@playwright/test';
import type {MainLook} from '#e2e/support/mainLooks';
import type {PageScene} from '#e2e/support/pageScene';

const open = (name: string) => (page: Page) =>
  page.locator('am-relations-tabs').getByRole('button', {name, exact: true}).click();

export const pageScenes: readonly PageScene[] = [
  {path: ({users5}) => `/user/${users5}/social`, act: open('Mutuals')},
  {path: ({users3}) => `/user/${users3}/social`, act: open('Following only')},
];

export const looks: readonly MainLook[] = [
  {
    path: ids => `/user/${ids.other}/social`,
    selector: '.user-social .filter-group > .active',
    property: 'font-weight',
    off: '500',
    on: '400',
    trigger: open('Mutuals'),
  },
  {
    path: ({users5}) => `/user/${users5}/social`,
    selector: 'am-relations .avatar',
    property: 'width',
    off: undefined,
    on: '80px',
    trigger: open('Mutuals'),
  },
];
