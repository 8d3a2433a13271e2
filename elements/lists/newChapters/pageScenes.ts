import type {PageScene} from '#e2e/support/pageScene';
import type {Condition} from '#e2e/support/condition';

export const pageScenes: readonly PageScene[] = [
  {
    path: ({user}) => `/user/${user}/mangalist`,
    act: page => page.locator('am-new-chapters').getByRole('button', {name: 'New chapters'}).click(),
  },
];

export const condition: Condition = {path: ({user}) => `/user/${user}/mangalist`};
