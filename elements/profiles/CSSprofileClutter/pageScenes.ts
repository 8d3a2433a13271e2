import {expect, type Page} from '@playwright/test';

import {profilePage} from '#e2e/support/paths';
import type {MainLook} from '#e2e/support/mainLooks';

const block = '.user .overview .desktop';

export const looks: readonly MainLook[] = [
  {path: profilePage, selector: '.milestones', property: 'display', off: 'grid', on: 'none'},
  ...['.activity-history', '.genre-overview'].map(content => ({
    path: profilePage,
    selector: `${block}:not(.favourites):has(${content})`,
    property: 'display',
    off: 'block',
    on: 'none',
  })),
  // The favorites and the statistics stay.
  ...[
    {selector: `${block}.favourites`, off: 'block', on: 'block'},
    {selector: '.user .stats-wrap > div > .stats-wrap', off: 'grid', on: 'grid'},
  ].map(row => ({
    ...row,
    path: profilePage,
    property: 'display',
    trigger: (page: Page) => expect(page.locator(`${block}:has(.activity-history)`).first()).toBeHidden(),
  })),
];
