import {restyles} from '#e2e/support/restyles';

restyles([
  {
    id: 'CSSoldDarkTheme',
    path: '/reviews',
    selector: 'body',
    property: 'background-color',
    off: 'rgb(11, 22, 34)',
    on: 'rgb(39, 44, 56)',
    theme: 'dark',
  },
  {
    id: 'CSSoldDarkTheme',
    path: '/reviews',
    selector: '#nav',
    property: 'background-color',
    off: 'rgb(21, 34, 50)',
    on: 'rgb(25, 29, 38)',
    theme: 'dark',
  },
]);
