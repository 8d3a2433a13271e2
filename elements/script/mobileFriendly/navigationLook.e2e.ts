import {restyles} from '#e2e/support/restyles';

restyles([
  {
    id: 'mobileFriendly',
    path: '/home',
    selector: '.load-more',
    property: 'min-height',
    off: '0px',
    on: '44px',
    width: 400,
  },
]);
