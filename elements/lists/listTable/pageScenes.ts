import type {PageScene} from '#e2e/support/pageScene';

export const pageScenes: readonly PageScene[] = [
  {
    path: ({other}) => `/user/${other}/animelist`,
    act: page => page.locator('am-list-table-button').getByRole('button', {name: 'Table', exact: true}).click(),
  },
];
