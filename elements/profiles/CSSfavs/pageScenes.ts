import {profilePage} from '#e2e/support/paths';
import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {
    path: profilePage,
    selector: '.user .overview .favourites > .favourites-wrap.anime',
    property: 'grid-template-columns',
    off: /^(?:\S+px ?){7}$/,
    on: /^(?:\S+px ?){5}$/,
    width: 700,
  },
];
