import type {PageScene} from '#e2e/support/pageScene';
import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

export const pageScenes: readonly PageScene[] = [{path: ({activityList}) => `/activity/${activityList}`}];

export const condition: Condition = {settings: {activityTimeline: true}};

export const looks: readonly MainLook[] = [
  {
    path: '/home',
    selector: 'am-activity-links-entry',
    property: 'opacity',
    off: undefined,
    on: '0',
    settings: {activityTimeline: true}, // Only in this edition of the site are links to activities found only in menus.
    before: page => page.goto('https://anilist.co/home'),
  },
];
