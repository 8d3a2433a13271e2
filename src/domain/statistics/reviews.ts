import {mean, median, mode} from './statistics';
import {wilson, type Interval} from './wilson';

/** A review with its votes. */
export interface RatedReview {
  readonly id: number;
  /** The score that its author gave, 0 to 100. */
  readonly score: number;
  /** Positive votes, out of all votes. */
  readonly positive: number;
  readonly votes: number;
  readonly userId: number;
  readonly userName: string | undefined;
}

/** An author with all of their reviews together. */
export interface Reviewer {
  readonly id: number;
  readonly name: string | undefined;
  readonly reviews: number;
  readonly positive: number;
  readonly votes: number;
  readonly bounds: Interval;
  /** The share of positive votes; `undefined` without votes. */
  readonly share: number | undefined;
}

const total = (reviews: readonly RatedReview[], of: (review: RatedReview) => number) =>
  reviews.reduce((sum, review) => sum + of(review), 0);

/** The share of positive votes of several reviews together, 0 to 1. */
export function positiveShare(reviews: readonly RatedReview[]): number | undefined {
  const votes = total(reviews, review => review.votes);
  return votes ? total(reviews, ({positive}) => positive) / votes : undefined;
}

/** All authors, unsorted. */
export function reviewersOf(reviews: readonly RatedReview[]): readonly Reviewer[] {
  const byUser = new Map<number, RatedReview[]>();
  for (const review of reviews) {
    const own = byUser.get(review.userId);
    if (own) own.push(review);
    else byUser.set(review.userId, [review]);
  }
  return [...byUser].map(([id, own]) => {
    const positive = total(own, review => review.positive);
    const votes = total(own, review => review.votes);
    const name = own.find(({userName}) => userName !== undefined)?.userName;
    return {id, name, reviews: own.length, positive, votes, bounds: wilson(positive, votes), share: positiveShare(own)};
  });
}

/** A summary of numbers: their mean, median and most common one. */
export interface Summary {
  readonly average: number | undefined;
  readonly median: number | undefined;
  readonly mode: number | undefined;
}

const summary = (values: readonly number[]): Summary => ({
  average: mean(values),
  median: median(values),
  mode: mode(values),
});

/** The figures about all reviews. Shares are of votes, 0 to 1. */
export interface ReviewFigures {
  readonly reviews: number;
  readonly reviewers: number;
  readonly votes: number;
  readonly share: number | undefined;
  /** The shares of reviews that scored 0 to 50, 51 to 100, and 100. */
  readonly shares: {
    readonly low: number | undefined;
    readonly high: number | undefined;
    readonly full: number | undefined;
  };
  readonly perUser: Summary;
  readonly scores: Summary;
}

/** A review with a score up to this one is low. */
const lowest = 50;

/** Computes the figures of reviews. */
export function reviewFigures(reviews: readonly RatedReview[]): ReviewFigures {
  const reviewers = reviewersOf(reviews);
  const shareOf = (holds: (score: number) => boolean) => positiveShare(reviews.filter(({score}) => holds(score)));
  return {
    reviews: reviews.length,
    reviewers: reviewers.length,
    votes: total(reviews, ({votes}) => votes),
    share: positiveShare(reviews),
    shares: {
      low: shareOf(score => score <= lowest),
      high: shareOf(score => score > lowest),
      full: shareOf(score => score === 100),
    },
    perUser: summary(reviewers.map(each => each.reviews)),
    scores: summary(reviews.map(({score}) => score)),
  };
}

/** Number of reviews with each score from 0 to 100. */
export function scoreCounts(reviews: readonly RatedReview[]): readonly number[] {
  const counts = Array.from({length: 101}, () => 0);
  for (const {score} of reviews) if (score in counts) counts[score] = (counts[score] ?? 0) + 1;
  return counts;
}

/** The 10 best reviewers by lower bound, the 10 worst by upper bound, and the 25 busiest. */
export function rankReviewers(reviewers: readonly Reviewer[]) {
  return {
    best: reviewers.toSorted((a, b) => b.bounds.lower - a.bounds.lower || a.id - b.id).slice(0, 10),
    worst: reviewers.toSorted((a, b) => a.bounds.upper - b.bounds.upper || a.id - b.id).slice(0, 10),
    busiest: reviewers.toSorted((a, b) => b.reviews - a.reviews || a.id - b.id).slice(0, 25),
  };
}

/** The 100 best reviews by lower bound, and the 100 worst by upper bound. */
export function rankReviews<R extends RatedReview>(reviews: readonly R[]) {
  const bound = ({positive, votes}: RatedReview) => wilson(positive, votes);
  return {
    best: reviews.toSorted((a, b) => bound(b).lower - bound(a).lower || a.id - b.id).slice(0, 100),
    worst: reviews.toSorted((a, b) => bound(a).upper - bound(b).upper || a.id - b.id).slice(0, 100),
  };
}
