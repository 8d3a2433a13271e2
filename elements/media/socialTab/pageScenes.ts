import type {PageScene} from '#e2e/support/pageScene';
import {mediaPage} from '#e2e/support/paths';
import type {MainLook} from '#e2e/support/mainLooks';

export const pageScenes: readonly PageScene[] = [{path: ({anime, slug}) => `/anime/${anime}/${slug}/social`}];

export const looks: readonly MainLook[] = [
  {
    path: ids => `${mediaPage(ids)}social`,
    selector: '.media .social .following a.follow',
    property: 'grid-auto-flow',
    off: 'row',
    on: 'column',
  },
  // Colored on the overview, too.
  {
    path: mediaPage,
    selector: '.media .overview a.follow > [data-am-score]',
    property: 'color',
    off: undefined,
    on: 'color(srgb 0.0907451 0.453726 0)',
  },
];
