import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

export const condition: Condition = {path: ({other}) => `/user/${other}/`, settings: {termsFeed: true}};

export const looks: readonly MainLook[] = [
  {
    path: ({other}) => `/user/${other}/`,
    selector: '.user .activity-history .history-day:not(.lv-0)',
    property: 'cursor',
    off: 'auto',
    on: 'pointer',
    settings: {termsFeed: true},
  },
];
