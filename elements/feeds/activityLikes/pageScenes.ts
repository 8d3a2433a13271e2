import type {PageScene} from '../../../e2e/support/pageScene';

// What moves under a pointer that rests is not entered; a click opens it as well.
export const pageScenes: readonly PageScene[] = [
  {path: '/home', act: page => page.locator('am-activity-likes button').first().click()},
];
