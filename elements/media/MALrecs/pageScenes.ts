import {bringIntoView, waitUntilStill} from '#e2e/support/page';
import type {PageScene} from '#e2e/support/pageScene';
import {atOverviewEnd, type Condition} from '#e2e/support/condition';

export const pageScenes: readonly PageScene[] = [
  {
    path: ({manga}) => `/manga/${manga}/`,
    act: async page => {
      await waitUntilStill(page, 300);
      await bringIntoView(page.locator('.media .overview > :last-child'));
    },
  },
];

export const condition: Condition = atOverviewEnd;
