import type {PageScene} from '#e2e/support/pageScene';
import {textActivity} from '#e2e/support/paths';
import type {Condition} from '#e2e/support/condition';

export const pageScenes: readonly PageScene[] = [
  {
    path: ({activityText}) => `/activity/${activityText}`,
    act: page => page.locator('am-single-activity-reply-likes-reply button').first().click(),
  },
];

export const condition: Condition = {path: textActivity};
