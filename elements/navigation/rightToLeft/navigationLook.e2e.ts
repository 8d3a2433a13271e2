import {restyles} from '#e2e/support/restyles';

restyles([
  {id: 'rightToLeft', path: '/home', selector: 'html', property: 'direction', off: 'ltr', on: 'rtl'},
  {
    id: 'rightToLeft',
    path: '/home',
    selector: '.activity-entry > .wrap > .actions',
    property: 'left',
    off: /\d{3}px/,
    on: '12px',
  },
]);
