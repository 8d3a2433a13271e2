import type {PageScene} from '../../../e2e/support/pageScene';

export const pageScenes: readonly PageScene[] = [
  {path: '/recommendations', act: page => page.locator('am-interesting-recs-option').getByRole('button').click()},
];
