import {flaggedWorks} from '#e2e/support/flagged';
import {mediaPage} from '#e2e/support/paths';
import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

/** A media page whose texts and title change, too. */
export const condition: Condition = {
  path: async (_, standIn) => `/anime/${(await flaggedWorks(standIn)).flagged}/x/`,
};

const blurred = {property: 'filter', off: 'none', on: 'blur(9px) saturate(0.4)'};

export const looks: readonly MainLook[] = [
  {path: '/home', selector: '.media-preview-card .cover', ...blurred},
  {path: mediaPage, selector: '.media .header img.cover', ...blurred},
  {path: ({character}) => `/character/${character}`, selector: '.character .header img.image', ...blurred},
  {path: ({staff}) => `/staff/${staff}`, selector: '.staff .header img.image', ...blurred},
  {
    path: ({user}) => `/user/${user}/`,
    selector: '.user .header-wrap > .banner',
    pseudo: 'before',
    property: 'backdrop-filter',
    off: 'none',
    on: /blur\(24px\)/,
  },
];
