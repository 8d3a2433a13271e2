import {expect} from 'chai';

import {
  positiveShare,
  rankReviewers,
  rankReviews,
  reviewersOf,
  reviewFigures,
  scoreCounts,
  type RatedReview,
} from '#domain/statistics/reviews';

let ids = 0;
const review = (userId: number, score: number, positive: number, votes: number): RatedReview => ({
  id: (ids += 1),
  ...{score, positive, votes, userId},
  userName: `user${userId}`,
});

describe('the figures about reviews', () => {
  it('count reviews, authors and votes, and the shares of low, high and full scores', () => {
    const figures = reviewFigures([review(1, 50, 1, 4), review(1, 51, 3, 4), review(1, 100, 4, 4), review(2, 0, 0, 2)]);
    expect([figures.reviews, figures.reviewers, figures.votes]).to.deep.equal([4, 2, 14]);
    expect(figures.share).to.be.closeTo(8 / 14, 1e-9);
    expect(figures.shares).to.deep.equal({low: 1 / 6, high: 7 / 8, full: 1});
    expect(figures.perUser).to.deep.equal({average: 2, median: 2, mode: 1});
    expect(figures.scores).to.deep.equal({average: 50.25, median: 50.5, mode: 0});
  });

  it('are empty without reviews, and have no share without votes', () => {
    const {reviews, share, perUser} = reviewFigures([]);
    expect([reviews, share, perUser.average]).to.deep.equal([0, undefined, undefined]);
    expect(positiveShare([review(1, 70, 0, 0)])).to.equal(undefined);
  });
});

describe('the scores of reviews', () => {
  it('are counted from 0 to 100', () => {
    const counts = scoreCounts([0, 100, 70, 70].map(score => review(1, score, 0, 0)));
    expect(counts).to.have.length(101);
    expect(counts.flatMap((count, score) => (count ? [[score, count]] : []))).to.deep.equal([
      [0, 1],
      [70, 2],
      [100, 1],
    ]);
  });
});

describe('the ranks of reviewers', () => {
  it('need many votes for the best and the worst places', () => {
    const reviewers = reviewersOf([
      review(1, 70, 1, 1),
      review(2, 70, 90, 100),
      review(3, 70, 0, 1),
      review(4, 70, 10, 100),
      review(5, 70, 0, 0),
    ]);
    const {best, worst} = rankReviewers(reviewers);
    expect(best.map(({id}) => id)).to.deep.equal([2, 1, 4, 3, 5]);
    expect(worst.map(({id}) => id)).to.deep.equal([4, 3, 2, 1, 5]);
  });

  it('contain the 10 best, the 10 worst and the 25 most active reviewers', () => {
    const many = Array.from({length: 40}, (_, user) =>
      Array.from({length: user + 1}, () => review(user, 60, user, 40)),
    );
    const {best, worst, busiest} = rankReviewers(reviewersOf(many.flat()));
    expect([best.length, worst.length, busiest.length]).to.deep.equal([10, 10, 25]);
    expect(busiest.slice(0, 2).map(({id, reviews}) => [id, reviews])).to.deep.equal([
      [39, 40],
      [38, 39],
    ]);
  });
});

describe('the best and the worst reviews', () => {
  it('are a hundred each, ranked by the bounds of their votes', () => {
    const reviews = Array.from({length: 150}, (_, index) => review(index, 50, index, 150));
    const {best, worst} = rankReviews(reviews);
    expect([best.length, worst.length]).to.deep.equal([100, 100]);
    expect([best[0]?.positive, worst[0]?.positive]).to.deep.equal([149, 0]);
  });
});
