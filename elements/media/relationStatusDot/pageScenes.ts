import {mediaPage} from '#e2e/support/paths';
import {bringIntoView} from '#e2e/support/page';
import type {Condition} from '#e2e/support/condition';

// The entries on the list are among the recommendations, far down.
export const condition: Condition = {
  path: mediaPage,
  before: page => bringIntoView(page.locator('.recommendations')),
};
