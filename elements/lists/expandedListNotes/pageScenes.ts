import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';
import type {PageScene} from '#e2e/support/pageScene';

export const condition: Condition = {path: ({other}) => `/user/${other}/animelist`};

export const pageScenes: readonly PageScene[] = [
  {
    path: ({other}) => `/user/${other}/animelist`,
    act: page => page.locator('.list-entries .notes').first().click(),
  },
];

export const looks: readonly MainLook[] = [
  {
    path: ({other}) => `/user/${other}/animelist`,
    selector: '.medialist .list-entries .notes',
    property: 'cursor',
    off: 'auto',
    on: 'pointer',
  },
  {
    path: ({other}) => `/user/${other}/animelist`,
    selector: 'am-expanded-list-notes-box h2',
    property: 'border-top-width',
    off: undefined,
    on: '1px',
    trigger: page => page.locator('.list-entries .notes').first().click(),
  },
];
