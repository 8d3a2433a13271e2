import type {PageScene} from '#e2e/support/pageScene';

export const pageScenes: readonly PageScene[] = [
  {
    path: ({manga}) => `/manga/${manga}/x/social`,
    // The site keeps the place of the scroll bar between the pages of one media.
    act: page => page.evaluate(() => scrollTo(0, 0)),
  },
];
