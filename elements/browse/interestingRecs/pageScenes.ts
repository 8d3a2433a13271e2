import type {Page} from '@playwright/test';

import type {PageScene} from '#e2e/support/pageScene';
import type {MainLook} from '#e2e/support/mainLooks';

const choose = (page: Page) => page.locator('am-interesting-recs-option').getByRole('button').press('Enter');

export const pageScenes: readonly PageScene[] = [
  {path: '/recommendations', act: page => page.locator('am-interesting-recs-option').getByRole('button').click()},
];

export const looks: readonly MainLook[] = [
  {
    path: '/recommendations',
    selector: '.recent-recommendations .switch > .options > .option.active',
    property: 'background-color',
    off: 'rgb(61, 180, 242)',
    on: 'rgba(0, 0, 0, 0)',
    trigger: choose,
  },
  {
    path: '/recommendations',
    selector: 'am-interesting-recs-option .ui-button',
    property: 'background-color',
    off: undefined,
    on: 'rgb(61, 180, 242)',
    trigger: choose,
  },
  {
    path: '/recommendations',
    selector: 'am-interesting-recs-pairs .votes .ui-row',
    property: 'color',
    off: undefined,
    on: 'rgb(255, 255, 255)',
    trigger: choose,
  },
  {
    path: '/recommendations',
    width: 400,
    selector: 'am-interesting-recs-option .ui-button',
    property: 'padding-left',
    off: undefined,
    on: '6px',
  },
];
