import {restyles} from '#e2e/support/restyles';

const vertical = {CSSverticalNav: true};

restyles([
  {
    id: 'rightSideNavbar',
    path: '/home',
    selector: '.page-content',
    property: 'margin-right',
    off: '0px',
    on: '65px',
    settings: vertical,
  },
]);
