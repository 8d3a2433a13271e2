import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

export const condition: Condition = {path: '/home'};

export const looks: readonly MainLook[] = [
  {
    path: '/home',
    selector: '.action.likes .button:not(.liked) .fa-heart path',
    property: 'fill',
    off: 'rgb(141, 178, 219)',
    on: 'rgba(0, 0, 0, 0)',
  },
  {
    path: ({thread}) => `/forum/thread/${thread}`,
    selector: '.like-wrap .button:not(.liked) .fa-heart path',
    property: 'fill',
    off: 'rgb(141, 178, 219)',
    on: 'rgba(0, 0, 0, 0)',
  },
];
