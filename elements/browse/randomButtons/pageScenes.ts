import type {PageScene} from '#e2e/support/pageScene';

export const pageScenes: readonly PageScene[] = [
  {path: '/site-stats'},
  // One of the buttons represents all: pages of random media load different data.
  {path: '/site-stats', act: page => page.getByRole('button', {name: 'Random character', exact: true}).click()},
];
