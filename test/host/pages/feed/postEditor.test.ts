import {expect} from 'chai';

import {postField} from '#host/pages/feed/postFields';
import {useStage} from '../../../support/page';

const editor = (placeholder = '') =>
  `<div class="activity-edit"><div class="input el-textarea"><textarea placeholder="${placeholder}"></textarea></div></div>`;
const entry = (link: string, inner: string) =>
  `<div class="activity-entry"><div class="wrap"><div class="time">${link}</div></div>
    <div class="reply-wrap"><div class="activity-replies">${inner}</div></div></div>`;
const edited = (time: string) =>
  `<div class="activity-entry"><div class="wrap">${editor()}<div class="time">${time}</div></div></div>`;
const link = '<a class="action" href="/activity/7"></a>';

describe('post editor fields', () => {
  const stage = useStage();
  const rows: readonly [string, string, object | undefined][] = [
    [
      'a status',
      `<div class="activity-feed-wrap">${editor()}</div>`,
      {kind: 'post', subject: undefined, startsEmpty: true},
    ],
    [
      'a reply in a feed',
      `<div class="activity-feed-wrap"><div class="activity-feed">${entry(link, editor())}</div></div>`,
      {kind: 'reply', subject: '/activity/7', startsEmpty: true},
    ],
    ['a reply in a feed without links', `<div class="activity-feed">${entry('', editor())}</div>`, undefined],
    [
      'a reply on the page of its activity',
      entry('', editor()),
      {kind: 'reply', subject: undefined, startsEmpty: true},
    ],
    [
      'a comment',
      `<div class="forum-thread"><div class="editor">${editor()}</div></div>`,
      {kind: 'comment', subject: undefined, startsEmpty: true},
    ],
    [
      'a reply to a comment',
      `<div class="forum-thread"><div class="comment-wrap"><div class="comment"><div class="header">
        <a href="/forum/thread/5/comment/9?x"></a></div>${editor()}</div></div></div>`,
      {kind: 'reply', subject: '/forum/thread/5/comment/9', startsEmpty: false},
    ],
    [
      'an activity being edited in a feed',
      `<div class="activity-feed-wrap"><div class="activity-feed">${edited(link)}</div></div>`,
      {kind: 'edit', subject: '/activity/7', startsEmpty: false},
    ],
    [
      'an activity being edited in a feed without link and id',
      `<div class="activity-feed">${edited('')}</div>`,
      undefined,
    ],
    ['an activity being edited on its own page', edited(''), {kind: 'edit', subject: undefined, startsEmpty: false}],
    ['a reply being edited, without an id', entry(link, `<div class="reply">${editor()}</div>`), undefined],
    [
      'a forum post being edited',
      `<div class="forum-thread"><div class="body">${editor()}</div></div>`,
      {kind: 'edit', subject: undefined, startsEmpty: false},
    ],
    [
      'a field of another form',
      `<div class="editor"><div class="el-textarea"><textarea placeholder="Summary"></textarea></div></div>`,
      {kind: 'text Summary', subject: undefined, startsEmpty: false},
    ],
  ];
  for (const [what, markup, said] of rows)
    it(`recognise ${what}`, () => {
      stage.show(markup);
      const fields = [...document.querySelectorAll(postField.selector)];
      expect(fields.length).to.equal(1);
      expect(fields.map(node => postField.read(node))).to.deep.equal([said]);
    });

  it('identify a reply being edited by the id of its component', () => {
    stage.show(entry(link, `<div class="reply">${editor()}</div>`));
    Object.assign(stage.node.querySelector('.reply') ?? {}, {__vue__: {$props: {id: 12}}});
    const field = stage.node.querySelector(postField.selector);
    expect(field && postField.read(field)).to.deep.equal({kind: 'edit', subject: 'reply 12', startsEmpty: false});
  });

  it('identify a reply in a feed without links by the component of its entry', () => {
    stage.show(`<div class="activity-feed">${entry('', editor())}</div>`);
    Object.assign(stage.node.querySelector('.activity-entry') ?? {}, {__vue__: {$props: {id: 9}}});
    const field = stage.node.querySelector(postField.selector);
    expect(field && postField.read(field)).to.deep.equal({kind: 'reply', subject: '/activity/9', startsEmpty: true});
  });

  it('are not found in other forms', () => {
    stage.show(
      '<div class="settings"><div class="el-textarea"><textarea></textarea></div><input type="password"></div>',
    );
    expect(document.querySelectorAll(postField.selector).length).to.equal(0);
  });
});
