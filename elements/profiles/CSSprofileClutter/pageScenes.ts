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
  // The favourites and the statistics stay.
  {path: profilePage, selector: `${block}.favourites`, property: 'display', off: 'block', on: 'block'},
  {path: profilePage, selector: '.user .stats-wrap > div > .stats-wrap', property: 'display', off: 'grid', on: 'grid'},
];
