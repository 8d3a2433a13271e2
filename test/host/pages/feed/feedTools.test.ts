import {expect} from 'chai';

import {feedList, feedTools} from '#host/pages/feed/anchors';
import {useStage} from '../../../support/page';

const toggle = '<div class="feed-type-toggle"></div>';
const menu = '<div class="el-dropdown"></div>';
const feed = '<div class="activity-feed"></div>';
const heading = (inner: string) => `<h2 class="section-header">Activity ${inner}</h2>`;

const table = [
  ['the switch beside the menu', heading(`<div class="feed-select">${menu}</div>${toggle}`), 'feed-type-toggle'],
  [
    'the switch and the menu in one box',
    heading(`<div class="feed-select">${menu}${toggle}</div>`),
    'feed-type-toggle',
  ],
  ['a menu', heading(menu), 'el-dropdown'],
  ['no controls', heading(''), 'activity-feed'],
  ['no heading', '', 'activity-feed'],
] as const;

describe('the place of the button that filters a feed', () => {
  const stage = useStage();
  const classesOf = (selector: string) => [...document.querySelectorAll(selector)].map(({className}) => className);

  for (const [name, head, expected] of table)
    it(`is found with ${name} in the heading`, () => {
      stage.show(`<div class="activity-feed-wrap">${head}${feed}</div>`);
      expect(classesOf(feedTools.selector)).to.deep.equal([expected]);
    });

  it('is above the panel, which stands before the composer or, without one, before the entries', () => {
    stage.show(`<div class="activity-feed-wrap">${heading(menu)}<div class="activity-edit"></div>${feed}</div>`);
    expect(classesOf(feedList.selector)).to.deep.equal(['activity-edit']);
    stage.show(`<div class="activity-feed-wrap">${heading(menu)}${feed}</div>`);
    expect(classesOf(feedList.selector)).to.deep.equal(['activity-feed']);
  });
});
