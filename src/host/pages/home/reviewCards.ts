import {anchor} from '../anchor';
import {reviewOf, type CardReview} from '../reviews/reviewCard';

/** The number of positive votes of a review on the home page; appended to. */
export const reviewVotes = anchor<CardReview>('reviewVotes', {
  selector: '.home .recent-reviews .review-card .votes',
  position: 'append',
  presence: 'maybe',
  evidence:
    'Other scripts put the total number of votes after the text of .votes, which is inside the link to the review. Medium, 2024-07 for the card; low for .votes.',
  watch: {attributes: ['href']},
  read: reviewOf,
});
