import type {Page} from '@playwright/test';
import type {Condition} from '#e2e/support/condition';

/** The tag of the low-bandwidth feed. */
export const termsTag = 'am-terms-feed';

/** The feed. */
export const feed = (page: Page) => page.locator(termsTag);

/** The anime at the side. */
export const watched = (page: Page) => feed(page).locator('aside').getByRole('listitem');

export const condition: Condition = {
  path: '/terms',
  settings: {termsFeed: true},
  before: page => watched(page).locator('img').first().waitFor(),
  observe: async page => String((await watched(page).locator('img').count()) > 0),
};
