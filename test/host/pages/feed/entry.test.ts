import {expect} from 'chai';

import {readFeedEntry} from '#host/pages/feed/entry';
import {useStage} from '../../../support/page';

const list = (kind: string, href: string) =>
  `<div class="activity-entry ${kind}"><div class="wrap"><div class="list"><div class="details"><a class="name"> Mirabel </a>
  <div class="status">Dropped <a class="title" href="${href}">x</a></div></div></div></div></div>`;
const text = (kind: string, names: string) =>
  `<div class="activity-entry ${kind}"><div class="wrap"><div class="text"><div class="header">${names}</div></div></div></div>`;

describe('readFeedEntry', () => {
  const stage = useStage();
  for (const [what, markup, said] of [
    [
      'a list activity',
      list('activity-manga_list', '/manga/2/x/'),
      {type: 'MANGA_LIST', user: 'Mirabel', mediaId: 2, sentence: 'Dropped'},
    ],
    [
      'a status',
      text('activity-text', '<a class="name">A</a>'),
      {type: 'TEXT', user: 'A', mediaId: undefined, sentence: undefined},
    ],
    [
      'a message with its author',
      text('activity-message', '<a class="name">A</a><a class="name">B</a>'),
      {type: 'MESSAGE', user: 'A', mediaId: undefined, sentence: undefined},
    ],
    [
      'a status whose author another script has marked',
      text('activity-text', '<a class="name">A<span class="void-sign">✔</span></a>'),
      {type: 'TEXT', user: 'A', mediaId: undefined, sentence: undefined},
    ],
    ['an unknown kind', text('activity-song', '<a class="name">A</a>'), undefined],
    ['an entry without a user', text('activity-text', ''), undefined],
  ] as const)
    it(`reads ${what}`, () => {
      stage.show(markup);
      const node = stage.node.querySelector('.activity-entry');
      expect(node && readFeedEntry(node)).to.deep.equal(said);
    });
});
