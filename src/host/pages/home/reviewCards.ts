import {anchor} from '../anchor';

/** The positive ratings of a review on the home page: append to them. */
export const reviewVotes = anchor<{reviewId: number}>('reviewVotes', {
  selector: '.home .recent-reviews .review-card .votes',
  position: 'append',
  presence: 'maybe',
  evidence: 'Scripts put the number of all ratings behind the text of .votes, which lies in the link to the review.',
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
