import type {PageScene} from '#e2e/support/pageScene';
import type {Condition} from '#e2e/support/condition';

// Hovering does nothing if the pointer is already there, so this clicks.
export const pageScenes: readonly PageScene[] = [
  {path: '/home', act: page => page.locator('am-activity-likes button').first().click()},
];

export const condition: Condition = {path: ids => `/user/${ids.other}/`};
