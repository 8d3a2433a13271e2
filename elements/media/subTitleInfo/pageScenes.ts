import type {MainLook} from '#e2e/support/mainLooks';
import {mediaPage} from '#e2e/support/paths';

export const looks: readonly MainLook[] = [
  // The color of the title, which is readable here in the dark theme.
  {
    path: mediaPage,
    selector: 'am-sub-title-info li',
    property: 'color',
    off: undefined,
    on: 'color(srgb 0.623529 0.678431 0.741176)',
    theme: 'dark',
  },
  {
    path: mediaPage,
    selector: 'am-sub-title-info li:first-child',
    pseudo: 'after',
    property: 'content',
    off: undefined,
    on: '""',
  },
  {
    path: mediaPage,
    selector: 'am-sub-title-info li:last-child',
    pseudo: 'after',
    property: 'content',
    off: undefined,
    on: 'none',
  },
];
