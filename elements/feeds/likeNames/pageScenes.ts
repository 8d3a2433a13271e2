import type {PageScene} from '#e2e/support/pageScene';
import {textActivity} from '#e2e/support/paths';
import type {Condition} from '#e2e/support/condition';

// Hovering does nothing if the pointer is already there, so these click.
export const pageScenes: readonly PageScene[] = [
  {path: '/home', act: page => page.locator('am-activity-likes button').first().click()},
  {
    path: ({activityText}) => `/activity/${activityText}`,
    act: page => page.locator('am-single-activity-reply-likes-reply button').first().click(),
  },
  {path: '/forum/thread/14', act: page => page.locator('am-forum-likes-thread').getByRole('button').click()},
  {
    path: ({thread}) => `/forum/thread/${thread}`,
    act: page => page.locator('am-forum-likes-comment').getByRole('button').first().click(),
  },
];

export const conditions: Readonly<Record<string, Condition>> = {
  activityLikes: {path: ids => `/user/${ids.other}/`},
  singleActivityReplyLikes: {path: textActivity},
};
