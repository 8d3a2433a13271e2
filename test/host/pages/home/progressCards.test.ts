import {expect} from 'chai';

import type {Anchor} from '#host/pages/anchor';
import {mediaChip, mediaOfChip} from '#host/pages/home/forumPreview';
import {cardOverlay, progressCard} from '#host/pages/home/progressCards';
import {reviewVotes} from '#host/pages/home/reviewCards';
import {useStage} from '../../../support/page';

const card = (href: string, plus: string, line: string) => `<div class="list-preview"><div class="media-preview-card">
  <a class="cover" href="${href}"><div class="image-overlay"><div class="plus-progress">${plus}</div></div></a>
  <div class="content"><div class="info"><div>Anime</div><div>${line}</div></div></div></div></div>`;
const chip = (href: string) => `<div class="home"><div class="recent-threads"><div class="forum-wrap">
  <div class="thread-card"><div class="categories"><span><a class="category" href="${href}">Anime</a></span></div></div></div></div></div>`;
const review = (href: string) => `<div class="home"><div class="recent-reviews"><div class="review-card">
  <a class="content" href="${href}"><div class="votes">5</div></a></div></div></div>`;

describe('anchors of the cards on the home page', () => {
  const stage = useStage();
  const table: readonly [Anchor, string, string, object | undefined][] = [
    [cardOverlay, 'anime', card('/anime/1/A/', '3 +', ''), {mediaType: 'ANIME', mediaId: 1, progress: 3}],
    [cardOverlay, 'manga', card('/manga/2/', ' 0 + ', ''), {mediaType: 'MANGA', mediaId: 2, progress: 0}],
    [cardOverlay, 'a missing number', card('/anime/1/', '+', ''), undefined],
    [cardOverlay, 'a link to something else', card('/studio/1', '3 +', ''), undefined],
    [progressCard, 'a known total', card('/anime/1/', '', 'Progress: 3/12'), {progress: 3, total: 12}],
    [progressCard, 'no total', card('/anime/1/', '', 'Progress: 3'), undefined],
    [reviewVotes, 'a review', review('/review/8'), {reviewId: 8}],
    [reviewVotes, 'a link to something else', review('/anime/8'), undefined],
  ];
  for (const [anchor, what, markup, expected] of table)
    it(`${anchor.name} reads ${what}`, () => {
      stage.show(markup);
      const node = stage.node.querySelector(anchor.selector);
      expect(node === null).to.equal(false);
      expect(node && anchor.read(node)).to.deep.equal(expected);
    });

  it('mediaChip reads a media id', () => {
    stage.show(chip('/forum/recent?media=7'));
    const node = stage.node.querySelector(mediaChip.selector);
    expect(node && mediaOfChip(node)).to.equal(7);
  });
});
