import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {
    path: '/home',
    selector: 'am-feed-quick-filter-bar',
    property: '--am-filter-margin',
    off: '',
    on: '0',
    settings: {feedQuickFilter: true},
  },
];
