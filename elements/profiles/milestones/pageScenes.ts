import type {MainLook} from '#e2e/support/mainLooks';
import type {PageScene} from '#e2e/support/pageScene';
import type {Ids} from '#e2e/support/test';

const profile = ({other}: Ids) => `/user/${other}/`;

export const pageScenes: readonly PageScene[] = [{path: profile}];

export const looks: readonly MainLook[] = [
  {
    path: profile,
    selector: '.user .overview .stats-wrap > div > .stats-wrap',
    property: 'grid-template-columns',
    off: /^([\d.]+px ?){3}$/,
    on: /^([\d.]+px ?){4}$/,
  },
];
