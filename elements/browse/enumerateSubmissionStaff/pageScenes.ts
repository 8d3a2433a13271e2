import {editPage, repeatStaff} from '#e2e/support/submissions';
import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

export const condition: Condition = {path: editPage, before: repeatStaff};

export const looks: readonly MainLook[] = [
  {
    path: editPage,
    selector: '.staff-row .image',
    property: 'position',
    off: 'static',
    on: 'relative',
    before: repeatStaff,
  },
];
