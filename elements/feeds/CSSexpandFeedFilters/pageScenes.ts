import type {MainLook} from '#e2e/support/mainLooks';

const menu = '.home .feed-select .el-dropdown-menu';

export const looks: readonly MainLook[] = [
  {path: '/home', selector: menu, property: 'display', off: 'none', on: 'flex'},
  {path: '/home', selector: menu, property: 'position', off: 'absolute', on: 'static'},
];
