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
];
