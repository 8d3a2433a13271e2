import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

export const condition: Condition = {path: '/search/anime/trending'};

export const looks: readonly MainLook[] = [
  {
    path: '/search/anime/trending',
    selector: 'am-no-sequel-box .ui-row',
    property: 'column-gap',
    off: undefined,
    on: '12px',
  },
];
