import type {PageScene} from '#e2e/support/pageScene';

export const pageScenes: readonly PageScene[] = [
  {
    path: '/notifications',
    act: page => page.locator('am-notifications').getByRole('button', {name: 'Replies'}).first().click(),
  },
];
