import type {Page} from '@playwright/test';

import {mediaPage} from '#e2e/support/paths';
import type {MainLook} from '#e2e/support/mainLooks';

const description = '.media .header .description';
const toggle = '.media .header .description-length-toggle';
const before = (page: Page) => page.locator(toggle).waitFor();

export const looks: readonly MainLook[] = [
  {path: mediaPage, selector: description, property: 'max-height', off: '104px', on: 'none', before},
  {path: mediaPage, selector: description, property: 'mask-image', off: /^linear-gradient/, on: 'none', before},
  {path: mediaPage, selector: toggle, property: 'display', off: 'block', on: 'none', before},
];
