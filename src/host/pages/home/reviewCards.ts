import {anchor} from '../anchor';

/** The number of positive votes of a review on the home page; appended to. */
export const reviewVotes = anchor<{reviewId: number}>('reviewVotes', {
  selector: '.home .recent-reviews .review-card .votes',
  position: 'append',
  presence: 'maybe',
  evidence:
    'Other scripts put the total number of votes after the text of .votes, which is inside the link to the review.',
  watch: {attributes: ['href']},
  read(node) {
    const links = [node.closest('a'), ...(node.closest('.review-card')?.querySelectorAll('a') ?? [])];
    for (const link of links) {
      const id = /\/review\/(\d+)/.exec(link?.getAttribute('href') ?? '')?.[1];
      if (id !== undefined) return {reviewId: Number(id)};
    }
    return undefined;
  },
});
