import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

export const condition: Condition = {path: '/reviews', theme: 'dark'};

const look = {property: 'background-color', off: 'rgb(21, 31, 46)', on: 'rgb(6, 12, 19)', theme: 'dark'} as const;

export const looks: readonly MainLook[] = [
  {path: '/reviews', selector: '.nav .user .dropdown', ...look},
  {path: '/reviews', selector: '.nav .browse-wrap > .dropdown', ...look},
  {path: '/home', selector: '.feed-select .el-dropdown-menu', ...look},
];
