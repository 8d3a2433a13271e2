import {mediaPage} from '#e2e/support/paths';
import type {MainLook} from '#e2e/support/mainLooks';
import type {Ids} from '#e2e/support/test';

const path = (ids: Ids) => `${mediaPage(ids)}social`;
const feed = '.media .social > .activity-feed';

export const looks: readonly MainLook[] = [
  {path, selector: feed, property: 'grid-column-start', off: 'auto', on: '2'},
  // The list of followed users is in the first, wider column.
  {path, selector: `${feed} + div`, property: 'grid-column-start', off: 'auto', on: '1'},
  {path, selector: feed, property: 'grid-column-start', off: 'auto', on: '1', width: 700},
  {path, selector: feed, property: 'grid-row-start', off: 'auto', on: '2', width: 700},
  {path, selector: `${feed} + div`, property: 'grid-row-start', off: 'auto', on: '1', width: 700},
];
