import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {path: '/home', selector: 'html', property: 'direction', off: 'ltr', on: 'rtl'},
  {path: '/home', selector: '.activity-entry > .wrap > .actions', property: 'left', off: /\d{3}px/, on: '12px'},
  {
    path: '/home',
    selector: '.activity-entry .list > .cover',
    property: 'border-radius',
    off: '4px 0px 0px 4px',
    on: '0px 4px 4px 0px',
  },
];
