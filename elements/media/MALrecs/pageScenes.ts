import {bringIntoView, waitUntilStill} from '../../../e2e/support/page';
import type {PageScene} from '../../../e2e/support/pageScene';

export const pageScenes: readonly PageScene[] = [
  {
    path: ({manga}) => `/manga/${manga}/`,
    act: async page => {
      await waitUntilStill(page, 300);
      await bringIntoView(page.locator('.media .overview > :last-child'));
    },
  },
];
