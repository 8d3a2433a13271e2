import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';
import type {Ids} from '#e2e/support/test';

const path = ({users3}: Ids) => `/user/${users3}/animelist`;
const off = 'rgb(92, 114, 138)';

export const condition: Condition = {path};

/** Red, orange and green. */
export const looks: readonly MainLook[] = [
  {
    path,
    selector: '.medialist .score > .fa-frown',
    property: 'color',
    off,
    on: 'color(srgb 0.74902 0.315294 0.391373)',
  },
  {
    path,
    selector: '.medialist .score > .fa-meh',
    property: 'color',
    off,
    on: 'color(srgb 0.709804 0.458039 0.308235)',
  },
  {
    path,
    selector: '.medialist .score > .fa-smile',
    property: 'color',
    off,
    on: 'color(srgb 0.350588 0.584118 0.259216)',
  },
];
