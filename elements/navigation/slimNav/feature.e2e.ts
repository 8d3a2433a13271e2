import {restyles} from '#e2e/support/restyles';

restyles([
  {id: 'slimNav', path: '/home', selector: '#nav', property: 'height', off: '68px', on: '40px'},
  {
    id: 'slimNav',
    path: '/reviews',
    selector: '.page-content > .container',
    property: 'margin-top',
    off: '108px',
    on: '80px',
  },
]);
