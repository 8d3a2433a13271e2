import {expect} from 'chai';

import type {Anchor} from '#host/pages/anchor';
import {dimReviewCard, mediaReviewVotes, recentReviewVotes} from '#host/pages/reviews/reviewCard';
import {useSignal, useStage} from '../../../support/page';

const card = (wrap: string, href: string) => `<div class="${wrap}"><div class="review-wrap"><div class="review-card">
  <a class="banner" href="${href}"></a><a class="content" href="${href}"><div class="votes">5</div></a></div></div></div>`;
const linkCard = (href: string) =>
  `<div class="media-reviews"><a class="review-card" href="${href}"><div class="votes">5</div></a></div>`;

describe('review cards', () => {
  const stage = useStage();
  const visit = useSignal();
  const table: readonly [Anchor, string, string, object | undefined][] = [
    [recentReviewVotes, 'a recent review', card('recent-reviews', '/review/8'), {reviewId: 8}],
    [recentReviewVotes, 'a link to something else', card('recent-reviews', '/anime/8'), undefined],
    [mediaReviewVotes, 'a review of a media', card('media-reviews', '/review/9'), {reviewId: 9}],
    [mediaReviewVotes, 'a card that is a link', linkCard('/review/10'), {reviewId: 10}],
  ];
  for (const [anchor, what, markup, expected] of table)
    it(`${anchor.name} reads ${what}`, () => {
      stage.show(markup);
      const node = stage.node.querySelector(anchor.selector);
      expect(node === null).to.equal(false);
      expect(node && anchor.read(node)).to.deep.equal(expected);
    });

  it('marks the card of a node until the signal ends', () => {
    stage.show(card('recent-reviews', '/review/8'));
    const node = stage.node.querySelector('.review-card');
    const votes = stage.node.querySelector('.votes') ?? document.body;
    dimReviewCard(votes, {signal: visit.signal});
    expect(node?.hasAttribute('data-am-low-rated')).to.equal(true);
    visit.end();
    expect(node?.hasAttribute('data-am-low-rated')).to.equal(false);
  });
});
