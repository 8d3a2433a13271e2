import {mediaPage} from '#e2e/support/paths';
import {waitUntilQuiet, bringIntoView} from '#e2e/support/page';
import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

/** A card of a review that hardly anyone likes. */
const lowRated = '.review-card[data-am-low-rated]';

export const conditions: Readonly<Record<string, Condition>> = {reviewConfidence: {alone: true}};

export const looks: readonly MainLook[] = [
  {switch: 'reviewConfidence', path: '/reviews', selector: lowRated, property: 'opacity', off: undefined, on: '0.5'},
  {
    switch: 'mediaReviewConfidence',
    path: ids => `${mediaPage(ids)}reviews`,
    selector: lowRated,
    property: 'opacity',
    off: undefined,
    on: '0.5', // The best rated ones come first.
    trigger: async page => {
      const more = page.locator('.media-reviews .load-more');
      await more.waitFor();
      while (await more.count()) {
        await more.click();
        await waitUntilQuiet(page);
      }
      await bringIntoView(page.locator('.review-card').last());
    },
  },
];
