import type {PageScene} from '#e2e/support/pageScene';

export const pageScenes: readonly PageScene[] = [
  {path: '/forum/thread/14', act: page => page.locator('am-forum-likes-thread').getByRole('button').click()},
  {
    path: ({thread}) => `/forum/thread/${thread}`,
    act: page => page.locator('am-forum-likes-comment').getByRole('button').first().click(),
  },
];
