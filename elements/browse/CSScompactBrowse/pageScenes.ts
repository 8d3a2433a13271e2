import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

export const condition: Condition = {path: '/search/anime/trending'};

export const looks: readonly MainLook[] = [
  {
    path: '/search/anime/trending',
    selector: '.search .results.cover',
    property: 'grid-template-columns',
    off: /^(?:\S+px ?){6}$/,
    on: /^(?:\S+px ?){10}$/,
  },
];
