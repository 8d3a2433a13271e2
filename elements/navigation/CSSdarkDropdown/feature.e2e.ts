import {restyles} from '#e2e/support/restyles';

const dark = 'rgb(6, 12, 19)';
const user = '.nav .user .dropdown';

restyles([
  {
    id: 'CSSdarkDropdown',
    path: '/reviews',
    selector: user,
    property: 'background-color',
    off: 'rgb(21, 31, 46)',
    on: dark,
    theme: 'dark',
  },
  {
    id: 'CSSdarkDropdown',
    path: '/reviews',
    selector: '.nav .browse-wrap > .dropdown',
    property: 'background-color',
    off: 'rgb(21, 31, 46)',
    on: dark,
    theme: 'dark',
  },
  {
    id: 'CSSdarkDropdown',
    path: '/home',
    selector: '.feed-select .el-dropdown-menu',
    property: 'background-color',
    off: 'rgb(21, 31, 46)',
    on: dark,
    theme: 'dark',
    settings: {CSSexpandFeedFilters: false},
  },
]);
