import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {path: '/home', selector: '.home .feed-select .el-dropdown-menu', property: 'display', off: 'none', on: 'flex'},
];
