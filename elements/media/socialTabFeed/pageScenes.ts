import type {PageScene} from '#e2e/support/pageScene';

export const pageScenes: readonly PageScene[] = [
  {
    path: ({manga}) => `/manga/${manga}/x/social`,
    act: page => page.locator('am-social-tab-feed-feed').getByRole('checkbox', {name: 'Has Replies'}).check(),
  },
];
