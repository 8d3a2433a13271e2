import {listening, type Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

const listEntry = '.activity-feed > .activity-entry.activity-anime_list';

export const condition: Condition = listening;

export const looks: readonly MainLook[] = [
  {
    path: '/home',
    selector: listEntry,
    property: 'zoom',
    off: '1',
    on: '1.5',
    trigger: page =>
      page
        .locator(`${listEntry} .details`)
        .first()
        .dblclick({position: {x: 200, y: 60}}),
  },
];
