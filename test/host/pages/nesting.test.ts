import {expect} from 'chai';

import {characterFavourites} from '#host/pages/character/anchors';
import {staffPicture} from '#host/pages/edit/staffRows';
import {
  collapsibleParts,
  commentHeader,
  commentLikeButton,
  forumFilters,
  hostCollapseBar,
  threadLikeButton,
  threadList,
} from '#host/pages/forum/anchors';
import {mediaChip} from '#host/pages/home/forumPreview';
import {homeHeading} from '#host/pages/home/headings';
import {nativeComparison} from '#host/pages/lists/compare';
import {listFilters} from '#host/pages/lists/filters';
import {relatedCover} from '#host/pages/media/related';
import {hostTagDescription} from '#host/pages/media/tagAdding';
import {recommendationGrid, recommendationSwitch} from '#host/pages/recommendations/anchors';
import {yearFilter} from '#host/pages/search/yearFilter';
import {footer} from '#host/pages/shell/anchors';
import {siteStatsHeading} from '#host/pages/siteStats/anchors';
import {staffFavourites} from '#host/pages/staff/anchors';
import {statsContent, statsFilters} from '#host/pages/stats/anchors';
import {hostStudioSort, studioFavourites, studioWorks} from '#host/pages/studio/anchors';
import {useStage} from '../../support/page';

/**
 * Markup by a path of classes and names: `.a > p.b` is `<div class="a"><p class="b"></p></div>`. The last one is the
 * node to find.
 */
function markup(path: string): string {
  const [first = '', ...rest] = path.split(' > ');
  const [, name, classes = '', attributes = ''] = /^([a-z]\w*)?((?:\.[\w-]+)*)(.*)$/.exec(first) ?? [];
  const isWanted = rest.length ? '' : ' data-wanted';
  const element = name ?? 'div';
  return `<${element} class="${classes.replaceAll('.', ' ').trim()}"${attributes}${isWanted}>${rest.length ? markup(rest.join(' > ')) : ''}</${element}>`;
}

describe('selectors with unconfirmed nesting', () => {
  const stage = useStage();
  const table = [
    [characterFavourites, '.character > .header > .favourite > .wrap > .count'],
    [staffFavourites, '.staff > .wrap > .header > .favourite > .wrap > .count'],
    [studioFavourites, '.studio > .wrap > .header > .favourite > .wrap > .count'],
    [studioWorks, '.studio > .wrap > .grid-wrap'],
    [hostStudioSort, '.studio > .wrap > .header > .selects > .el-select'],
    [commentHeader, '.forum-thread > .comments > .comment > .header'],
    [threadLikeButton, '.forum-thread > .wrap > .body > .actions > .like-wrap.thread'],
    [commentLikeButton, '.forum-thread > .comment > .wrap > .header > .like-wrap.thread_comment'],
    [collapsibleParts, '.forum-thread > .comments > .comment > .markdown'],
    [collapsibleParts, '.forum-thread > .comments > .comment > .children'],
    [hostCollapseBar, '.forum-thread > .comment-wrap > .wrap > .collapse'],
    [forumFilters, '.forum-feed > .wrap > .filters'],
    [threadList, '.forum-feed > .wrap > .feed'],
    [
      mediaChip,
      '.home > .recent-threads > .forum-wrap > .wrap > .thread-card > .categories > a.category href="/forum/recent?media=1"',
    ],
    [homeHeading, '.home > .recent-reviews > .section-header'],
    [homeHeading, '.home > .recent-threads > .wrap > h2.section-header'],
    [nativeComparison, '.user > .content > .wrap > .compare'],
    [listFilters, '.medialist > .wrap > .filters-wrap'],
    [relatedCover, '.media > .overview > .recommendation-card > a.cover-link'],
    [hostTagDescription, '.media > .tags > .tag > .wrap > .tag-description'],
    [recommendationSwitch, '.recent-recommendations > .wrap > .switch > .wrap > .options'],
    [recommendationGrid, '.recent-recommendations > .wrap > .recommendations-wrap'],
    [yearFilter, '.search > .container > .primary-filters > .wrap > .filter.filter-select'],
    [footer, '.wrap > .footer > .wrap > .container'],
    [siteStatsHeading, '.page-content > .container > .wrap > section > .heading > .wrap > h3'],
    [statsFilters, '.user > .content > .wrap > .filter-wrap'],
    [statsContent, '.user > .content > .wrap > .stats-wrap'],
    [staffPicture, '.staff-row > .col > .wrap > a.image href="/staff/1"'],
  ] as const;
  for (const [{name, selector}, path] of table)
    it(`${name} is found in ${path}`, () => {
      stage.show(markup(path));
      const found = [...stage.node.querySelectorAll(selector)];
      expect(found).to.have.length(1);
      expect(found[0]?.hasAttribute('data-wanted')).to.equal(true);
    });

  it('are found once if blocks of the same class are nested', () => {
    stage.show(
      '<div class="user"><div class="content"><div class="stats-wrap"><div class="stats-wrap"></div></div></div></div>',
    );
    expect(stage.node.querySelectorAll(statsContent.selector)).to.have.length(1);
    stage.show(
      '<div class="user"><div class="content"><div class="compare"><div class="medialist"></div></div></div></div>',
    );
    expect(stage.node.querySelectorAll(nativeComparison.selector)).to.have.length(1);
  });
});
