import {anchor} from '../anchor';
import {override} from '../../dom/override';

/** A review, from the link of its card. */
export interface CardReview {
  reviewId: number;
}

const cardOf = (inside: Element) => inside.closest('.review-card');

/** The review of the card that contains a node; `undefined` if there is no link to one. */
export function reviewOf(node: Element): CardReview | undefined {
  const links = [node.closest('a'), ...(cardOf(node)?.querySelectorAll('a') ?? [])];
  for (const link of links) {
    const id = /\/review\/(\d+)/.exec(link?.getAttribute('href') ?? '')?.[1];
    if (id !== undefined) return {reviewId: Number(id)};
  }
  return undefined;
}

/** The votes of a review on the page of recent reviews; our element is inserted before them. */
export const recentReviewVotes = anchor<CardReview>('recentReviewVotes', {
  selector: '.recent-reviews .review-card .votes',
  position: 'prepend',
  presence: 'always',
  evidence:
    'The page of reviews has the cards of the home page, 30 for each press of "Load More"; the icon is first in .votes. Medium, 2024-07 for the card; low for .votes.',
  watch: {attributes: ['href']},
  repeats: true,
  read: reviewOf,
});

/**
 * The votes of a review on the reviews tab of a media page, which may have none; our element is inserted before them.
 */
export const mediaReviewVotes = anchor<CardReview>('mediaReviewVotes', {
  selector: '.media-reviews .review-card .votes',
  position: 'prepend',
  presence: 'maybe',
  evidence:
    'The reviews tab has the same cards in a .review-wrap, or links that are cards. Medium, 2024-07 for the card; low for .votes.',
  watch: {attributes: ['href']},
  repeats: true,
  read: reviewOf,
});

/** Marks the card that contains a node as rated low, until the signal ends. */
export function dimReviewCard(inside: Element, {signal}: {signal: AbortSignal}) {
  const card = cardOf(inside);
  if (card) override(card, {attribute: 'data-am-low-rated'}, true, {signal});
}
