import {expect, type Page} from '@playwright/test';

import {textActivity} from '#e2e/support/paths';
import type {MainLook} from '#e2e/support/mainLooks';

const [blue, hidden] = ['rgb(61, 180, 242) rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0) rgba(0, 0, 0, 0)'];
const box = '.activity-entry .activity-markdown .markdown';

export const looks: readonly MainLook[] = [
  {path: '/home', selector: 'html', property: 'scrollbar-width', off: 'auto', on: 'thin'},
  {path: '/home', selector: 'html', property: 'scrollbar-color', off: 'auto', on: blue},
  // The body doesn't inherit the colors of the root element.
  {
    path: '/home',
    selector: 'body',
    property: 'scrollbar-color',
    off: 'auto',
    on: 'auto',
    trigger: (page: Page) => expect(page.locator('html')).toHaveCSS('scrollbar-color', blue),
  },
  {path: textActivity, selector: box, property: 'scrollbar-width', off: 'auto', on: 'thin'},
  {path: textActivity, selector: box, property: 'scrollbar-gutter', off: 'auto', on: 'stable'},
  {
    path: textActivity,
    selector: box,
    property: 'scrollbar-color',
    off: 'auto',
    on: hidden,
    before: (page: Page) => page.mouse.move(0, 0),
  },
  {
    path: textActivity,
    selector: box,
    property: 'scrollbar-color',
    off: 'auto',
    on: blue,
    before: (page: Page) => page.locator(box).first().hover(),
  },
];
