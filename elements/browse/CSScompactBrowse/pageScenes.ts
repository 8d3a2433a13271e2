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
  ...(
    [
      [1000, 8],
      [700, 7],
      [400, 4],
    ] as const
  ).map(([width, columns]) => ({
    path: '/search/anime/trending',
    width,
    selector: '.search .results.cover',
    property: 'grid-template-columns',
    off: new RegExp(`^(?!(?:\\S+px ?){${columns}}$).*px$`),
    on: new RegExp(`^(?:\\S+px ?){${columns}}$`),
  })),
];
