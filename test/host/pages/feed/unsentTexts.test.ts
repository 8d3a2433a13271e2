import {expect} from 'chai';

import {openEditors, unsentEditors, type UnsentEditor} from '#host/pages/feed/unsentTexts';
import {useStage} from '../../../support/page';

const field = (text: string) =>
  `<div class="activity-edit"><div class="el-textarea"><textarea>${text}</textarea></div></div>`;
const own = '<p class="markdown"><b class="edit" id="written">Edit</b></p>';
const reply = (inside: string, header = '') =>
  `<div class="activity-entry"><div class="wrap"><div class="time"><a href="/activity/5"></a></div></div><div class="activity-replies">
  <div class="reply"><div class="header">${header}</div>${inside}</div></div></div>`;
const comment = (inside: string, buttons = '') =>
  `<div class="comment-wrap"><div class="comment"><div class="header">${buttons}<a href="/forum/thread/1/comment/2"></a></div>${inside}</div></div>`;
const thread = (inside: string, buttons = '') =>
  `<div class="forum-thread"><div class="body">${inside}<div class="footer">${buttons}</div></div></div>`;

describe('the editors with unsent text', () => {
  const stage = useStage();
  /** Gives the reply in the page an id, as the site's component has one. */
  function show(markup: string) {
    stage.show(markup);
    const node = stage.node.querySelector('.reply');
    if (node) Reflect.set(node, '__vue__', {$props: {id: 7}});
  }

  for (const [what, markup, editor] of [
    [
      'an edited reply, with its activity',
      reply(field('A')),
      {kind: 'edit', subject: 'reply 7', within: '/activity/5'},
    ],
    [
      'an edited comment, whose text is replaced',
      comment(field('A')),
      {kind: 'edit', subject: '/forum/thread/1/comment/2'},
    ],
    ['a reply to a comment', comment(own + field('A')), {kind: 'reply', subject: '/forum/thread/1/comment/2'}],
    ['an edited thread', thread(field('A')), {kind: 'edit', subject: undefined}],
    ['none without text', reply(field(' ')), undefined],
  ] as const)
    it(`are ${what}`, () => {
      show(markup);
      expect(unsentEditors()).to.deep.equal(editor ? [editor] : []);
    });

  const edit = '<i id="edit" class="action edit"></i>';
  const [ofReply, ofComment, ofThread] = [
    {kind: 'edit', subject: 'reply 7', within: '/activity/5'},
    {kind: 'edit', subject: '/forum/thread/1/comment/2'},
    {kind: 'edit', subject: undefined},
  ];
  const cases: readonly (readonly [string, string, UnsentEditor, readonly string[]])[] = [
    ['a reply, by its button', reply(own, edit), ofReply, ['edit']],
    ['a reply, by its icon', reply(own, '<i id="pen" data-icon="pen"></i>'), ofReply, ['pen']],
    [
      'a reply, by its menu',
      reply(own, '<ul class="el-dropdown-menu"><li id="item" class="el-dropdown-menu__item">Edit</li></ul>'),
      ofReply,
      ['item'],
    ],
    ['no other reply', reply(own, edit), {...ofReply, subject: 'reply 8'}, []],
    ['a comment', comment(own, edit), ofComment, ['edit']],
    [
      'a comment, not one of its replies',
      comment(own + comment(own, '<i id="reply" class="edit"></i>').replace('comment/2', 'comment/3'), edit),
      ofComment,
      ['edit'],
    ],
    ['no other comment', comment(own, edit), {...ofComment, subject: '/forum/thread/1/comment/3'}, []],
    ['a thread', thread(own, edit), ofThread, ['edit']],
    ['nothing by a link that leaves the page', thread(own, '<a id="link" class="edit" href="/x"></a>'), ofThread, []],
  ];
  for (const [what, markup, editor, pressed] of cases)
    it(`are opened again: ${what}`, () => {
      show(markup);
      const presses: string[] = [];
      stage.node.addEventListener('click', ({target}) => presses.push((target as Element).id));
      const end = new AbortController();
      openEditors([editor], {signal: end.signal});
      end.abort('over');
      expect(presses).to.deep.equal(pressed);
    });
});
