import {mediaPage} from '#e2e/support/paths';
import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

export const condition: Condition = {path: mediaPage, width: 2560};

export const looks: readonly MainLook[] = [
  {
    path: mediaPage,
    selector: '.media > .header-wrap > .banner',
    pseudo: 'after',
    property: 'background-size',
    off: 'auto',
    on: 'auto 100%',
  },
  {path: mediaPage, selector: '.media > .header-wrap > .banner', property: 'isolation', off: 'auto', on: 'isolate'},
];
