import {expect, type Page} from '@playwright/test';

import {mediaPage} from '#e2e/support/paths';
import type {MainLook} from '#e2e/support/mainLooks';

const title = '.activity-manga_list .details .status .title';
const [blue, green] = ['rgb(61, 180, 242)', 'rgb(56, 126, 26)'];

export const looks: readonly MainLook[] = [
  {path: '/home', selector: title, property: 'color', off: blue, on: green},
  {
    path: '/home',
    theme: 'dark',
    selector: title,
    property: 'color',
    off: blue,
    on: 'rgb(123, 213, 85)',
  },
  // Titles of anime keep their color.
  {
    path: '/home',
    selector: '.activity-anime_list .details .status .title',
    property: 'color',
    off: blue,
    on: blue,
    trigger: (page: Page) => expect(page.locator(title).first()).toHaveCSS('color', green),
  },
  {
    path: mediaPage,
    selector: ".media .relations .cover[href^='/manga/'] + .content .title",
    property: 'color',
    off: 'rgb(92, 114, 138)',
    on: green,
  },
];
