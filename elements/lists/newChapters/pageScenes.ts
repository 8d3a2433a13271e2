import type {PageScene} from '../../../e2e/support/pageScene';

export const pageScenes: readonly PageScene[] = [
  {
    path: ({user}) => `/user/${user}/mangalist`,
    act: page => page.locator('am-new-chapters').getByRole('button', {name: 'New chapters'}).click(),
  },
];
