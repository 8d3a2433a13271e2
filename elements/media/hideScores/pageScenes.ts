import type {MainLook} from '#e2e/support/mainLooks';
import type {Condition} from '#e2e/support/condition';
import {mediaPage} from '#e2e/support/paths';

export const condition: Condition = {path: mediaPage};

export const looks: readonly MainLook[] = [
  {
    path: mediaPage,
    selector: '.media .media-score-distribution > svg',
    property: 'visibility',
    off: 'visible',
    on: 'hidden',
  },
];
