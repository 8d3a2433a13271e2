import {expect} from 'chai';

import {commentHeader, collapsibleParts, commentIdOfPart} from '#host/pages/forum/anchors';
import {tagDropdown} from '#host/pages/media/tagAdding';
import {forumFeed} from '#host/pages/routes';
import {useStage} from '../../../support/page';

const comment = (id: number, children = '') => `<div class="comment-wrap"><div class="comment">
  <div class="header"><a class="name" href="/user/a/">a</a><a class="hidden" href="/forum/thread/5/comment/${id}"></a></div>
  <div class="markdown"><a href="/forum/thread/5/comment/99">a link of somebody</a></div>${children}</div></div>`;

const options = (count: number, pointed = -1) =>
  `<div class="el-select-dropdown"><ul class="el-select-dropdown__list">${Array.from(
    {length: count},
    (_, index) => `<li class="el-select-dropdown__item${index === pointed ? ' hover' : ''}"> Tag ${index} </li>`,
  ).join('')}</ul></div>`;

describe('anchors of the forum and of the tag dropdown', () => {
  const stage = useStage();

  it('identify a comment by its own link, not by those in its text and replies', () => {
    stage.show(`<div class="forum-thread">${comment(1, `<div class="children">${comment(2)}</div>`)}</div>`);
    const headers = [...document.querySelectorAll(commentHeader.selector)];
    expect(headers.map(node => commentHeader.read(node))).to.deep.equal([{commentId: 1}, {commentId: 2}]);
    const parts = [...document.querySelectorAll(collapsibleParts.selector)];
    expect(parts.map(node => [node.className, commentIdOfPart(node)])).to.deep.equal([
      ['markdown', 1],
      ['children', 1],
      ['markdown', 2],
    ]);
  });

  for (const [count, pointed, said] of [
    [205, 3, undefined],
    [206, -1, {tagName: undefined}],
    [206, 3, {tagName: 'Tag 3'}],
  ] as const)
    it(`read a list of ${count} options with option ${pointed} highlighted`, () => {
      stage.show(options(count, pointed));
      expect(tagDropdown.read(document.querySelector(tagDropdown.selector) as Element)).to.deep.equal(said);
    });

  for (const [path, mediaId] of [
    ['/forum/recent?media=21', 21],
    ['/forum/recent/?media=21&category=1', 21],
    ['/forum/recent?media=x', undefined],
    ['/forum/recent?media=-1', undefined],
    ['/forum/recent', undefined],
    ['/forum/new?media=21', undefined],
  ] as const)
    it(`read ${mediaId} as the media id from ${path}`, () =>
      expect(forumFeed.match(new URL(path, 'https://anilist.co'))).to.deep.equal({mediaId}));
});
