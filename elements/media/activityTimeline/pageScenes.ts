import type {PageScene} from '#e2e/support/pageScene';

export const pageScenes: readonly PageScene[] = [
  {
    path: ({manga}) => `/manga/${manga}/x/social`,
    // The site keeps the scroll position between the pages of one media item.
    act: page => page.evaluate(() => scrollTo(0, 0)),
  },
];
