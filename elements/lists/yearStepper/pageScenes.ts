import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {
    path: '/search/anime',
    selector: '.search .primary-filters .filter-select',
    property: 'position',
    off: 'static',
    on: 'relative',
  },
];
