import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {
    path: ({user}) => `/user/${user}/animelist`,
    selector: '.medialist .list-entries .entry.row > .score',
    property: 'position',
    off: 'static',
    on: 'relative',
  },
];
