import {findWatched} from '#e2e/support/find';
import type {Condition} from '#e2e/support/condition';
import {mediaPage} from '#e2e/support/paths';
import type {MainLook} from '#e2e/support/mainLooks';

export const condition: Condition = {
  path: async ({user}, standIn) => `/anime/${(await findWatched(standIn, user)).mediaId}/`,
};

export const looks: readonly MainLook[] = [
  {
    path: mediaPage,
    selector: '.media .header .cover-wrap-inner > img.cover',
    property: 'aspect-ratio',
    off: 'auto',
    on: 'auto 100 / 142',
  },
  {path: mediaPage, selector: '.media .header .cover-wrap .actions', property: 'row-gap', off: '15px', on: '4px'},
  {
    path: mediaPage,
    selector: '.media .header .cover-wrap-inner > .actions',
    property: 'align-content',
    off: 'normal',
    on: 'start',
    width: 700,
  },
];
