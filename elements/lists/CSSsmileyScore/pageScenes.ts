import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

export const condition: Condition = {path: ids => `/user/${ids.users3}/animelist`};

export const looks: readonly MainLook[] = [
  {
    path: ({users3}) => `/user/${users3}/animelist`,
    selector: '.medialist .score > .fa-smile',
    property: 'color',
    off: 'rgb(92, 114, 138)',
    on: 'color(srgb 0.350588 0.584118 0.259216)',
  },
];
