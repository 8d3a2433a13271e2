import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

/** A card of a review that hardly anyone likes. */
const lowRated = '.review-card[data-am-low-rated]';

export const condition: Condition = {alone: true};

export const looks: readonly MainLook[] = [
  {path: '/reviews', selector: lowRated, property: 'opacity', off: undefined, on: '0.5'},
];
