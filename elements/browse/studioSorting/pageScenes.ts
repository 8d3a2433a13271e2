import type {PageScene} from '#e2e/support/pageScene';

export const pageScenes: readonly PageScene[] = [
  {
    path: '/studio/1003',
    act: page => page.locator('am-studio-sorting-controls').getByLabel('Sort order').selectOption('score'),
  },
];
