import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {
    path: ({user}) => `/user/${user}/animelist`,
    selector: '.medialist .list-entries .entry.row > .score',
    property: 'position',
    off: 'static',
    on: 'relative',
  },
  {
    path: ({user}) => `/user/${user}/animelist`,
    selector: '.medialist .entry.row > .score:not([score="0"]) > am-pluss-minus',
    property: 'translate',
    off: undefined,
    on: '0px -50%',
  },
];
