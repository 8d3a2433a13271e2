import type {PageScene} from '#e2e/support/pageScene';

export const pageScenes: readonly PageScene[] = [
  {path: '/site-stats'},
  // One of the buttons stands for all: pages of random media differ in what they load.
  {path: '/site-stats', act: page => page.getByRole('button', {name: 'Random character', exact: true}).click()},
];
