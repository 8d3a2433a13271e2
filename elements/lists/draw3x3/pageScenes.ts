import type {PageScene} from '../../../e2e/support/pageScene';

export const pageScenes: readonly PageScene[] = [
  {
    path: ({other}) => `/user/${other}/animelist`,
    act: page => page.locator('am-draw3x3-box').getByRole('button', {name: '3x3', exact: true}).click(),
  },
];
