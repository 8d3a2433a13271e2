import type {PageScene} from '../../../e2e/support/pageScene';

export const pageScenes: readonly PageScene[] = [
  {
    path: ({activityText}) => `/activity/${activityText}`,
    act: page => page.locator('am-single-activity-reply-likes-reply button').first().click(),
  },
];
