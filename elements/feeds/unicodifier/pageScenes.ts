import type {Condition} from '#e2e/support/condition';

/** A text that fits only without its emoji shows the line below the field. */
export const condition: Condition = {
  path: '/home?live=off',
  as: 'member',
  before: async page => {
    await page.locator('.activity-feed-wrap > .activity-edit textarea').fill(`${'a'.repeat(9995)}😀`);
  },
};
