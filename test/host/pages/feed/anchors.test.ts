import {expect} from 'chai';

import {activityIdOf} from '#host/pages/activity/activityId';
import {unlinkedEntry} from '#host/pages/activity/anchors';
import {entryText, feedCounts, isBeingEdited} from '#host/pages/feed/entry';
import {activityLikeButton, replyLikeButton} from '#host/pages/feed/likes';
import {useStage} from '../../../support/page';

const link = '<a class="action" href="/activity/7"></a>';
const entry = (time: string, replies = '') => `<div class="activity-feed"><div class="activity-entry activity-text">
  <div class="wrap"><div class="text"><div class="header"><a class="name">A</a></div>
    <div class="activity-markdown">Hello <a href="/activity/99">there</a></div></div>
    <div class="time">${time}<time>now</time></div>
    <div class="actions"><div class="action replies"><span class="count">1,204</span></div>
      <div class="action likes"><div class="like-wrap"><div class="button"></div></div></div></div></div>
  <div class="reply-wrap"><div class="activity-replies">${replies}</div></div></div></div>`;
const reply = (classes: string, count: number) =>
  `<div class="reply ${classes}"><div class="header"><div class="actions"><div class="action likes"><span class="count">${count}</span></div></div></div></div>`;

describe('activity anchors', () => {
  const stage = useStage();
  const show = (markup: string) => {
    stage.show(markup);
    const node = stage.node.querySelector('.activity-entry') as Element;
    const at = (selector: string, index = 0) => stage.node.querySelectorAll(selector)[index] as Element;
    return {node, at};
  };

  it('read the id from the link in the time element, not from the text', () => {
    const {node, at} = show(entry(link));
    expect(activityIdOf(node)).to.equal(7);
    expect(unlinkedEntry.read(at('.time'))).to.equal(undefined);
    expect(activityLikeButton.read(at(activityLikeButton.selector))).to.deep.equal({activityId: 7, likes: 0});
  });

  it('read the id from the menu, whose link does not count as visible', () => {
    const menu =
      '<div class="el-dropdown"><ul class="el-dropdown-menu"><a class="el-dropdown-menu__item" href="/activity/9">Direct Link</a></ul></div>';
    const {node, at} = show(entry(menu));
    expect(activityIdOf(node)).to.equal(9);
    expect(unlinkedEntry.read(at('.time'))).to.deep.equal({activityId: 9});
  });

  it('read the id from the component if there is no link, and return nothing if there is neither', () => {
    const {node, at} = show(entry(''));
    expect(activityIdOf(node)).to.equal(undefined);
    expect(activityLikeButton.read(at(activityLikeButton.selector))).to.equal(undefined);
    Reflect.set(node, '__vue__', {$props: {id: 8}});
    expect(unlinkedEntry.read(at('.time'))).to.deep.equal({activityId: 8});
    for (const odd of [null, {}, {$props: null}, {$props: {id: 'x'}}]) {
      Reflect.set(node, '__vue__', odd);
      expect(activityIdOf(node)).to.equal(undefined);
    }
  });

  it('skip previews when counting replies', () => {
    const {at} = show(entry(link, reply('', 1) + reply('preview', 0) + reply('', 3)));
    expect([0, 1].map(index => replyLikeButton.read(at(replyLikeButton.selector, index)))).to.deep.equal([
      {activityId: 7, likes: 1, replyIndex: 0},
      {activityId: 7, likes: 3, replyIndex: 1},
    ]);
  });

  it('read counts and texts, and detect unsent text', () => {
    const {node} = show(entry(link, '<textarea></textarea>'));
    expect(feedCounts(node)).to.deep.equal({comments: 1204, likes: 0});
    expect(entryText(node).replace(/\s+/g, ' ').trim()).to.equal('A Hello there');
    expect(isBeingEdited(node)).to.equal(false);
    (node.querySelector('textarea') as HTMLTextAreaElement).value = 'not sent';
    expect(isBeingEdited(node)).to.equal(true);
  });
});
