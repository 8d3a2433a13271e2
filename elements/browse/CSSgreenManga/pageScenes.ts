import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {
    path: '/home',
    selector: '.activity-manga_list .details .status .title',
    property: 'color',
    off: 'rgb(61, 180, 242)',
    on: 'rgb(56, 126, 26)',
  },
];
