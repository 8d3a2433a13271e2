import type {MainLook} from '#e2e/support/mainLooks';

const listEntry = '.activity-feed > .activity-entry.activity-anime_list';

export const looks: readonly MainLook[] = [
  {path: '/home', selector: `${listEntry} > .wrap`, property: 'border-right-width', off: '0px', on: '5px'},
];
