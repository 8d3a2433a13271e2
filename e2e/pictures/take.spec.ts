// npm run pictures: takes the pictures of docs/features.md and the README.
import type {Page} from '@playwright/test';
import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {openTable, press, selectAll, switchOn} from '../support/bulkEdit';
import {conditions} from '../support/pageScenes';
import {allSwitches, features, switchesOf, type ListedFeature} from '../support/features';
import {pathsByRoute} from '../support/sideEffects';
import {changeSettings, waitUntilQuiet, bringIntoView} from '../support/page';
import type {StandIn} from '../support/server';
import {openListEditor} from '../support/listEditor';
import {expect, test} from '../support/test';
import {asWebp} from '../support/webp';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Width and height of the part of the page that a picture shows, and the width of the picture (px). */
const [wide, high, shown] = [640, 300, 440];

/** The selector for the middle of each feature's picture; the definition names the picture. */
const middles: Readonly<Record<string, string>> = {
  activityScores: 'am-completed-score-feed',
  addForumMedia: 'am-add-forum-media',
  altBanner: '.banner',
  betterListPreview: 'am-better-list-preview',
  betterReviewRatings: '.review-card:nth-child(3) am-better-review-ratings',
  bulkEdit: 'am-bulk-edit-bar .sheet',
  characterFavouriteCount: 'am-character-favourite-count-heart, .character .favourite',
  CSScompactBrowse: '.media-card',
  CSSexpandFeedFilters: '.feed-select',
  CSSfavs: '.favourites',
  CSSverticalNav: '#nav',
  drafts: 'am-drafts .ui-note',
  expandedListNotes: 'am-expanded-list-notes-box [role="dialog"]',
  feedQuickFilter: 'am-feed-quick-filter-bar',
  forumMedia: '.recent-threads',
  hideScores: '.data-set:has-text("Average Score")',
  hollowHearts: '.activity-entry .actions',
  infoTable: '.sidebar .data',
  listTable: 'am-list-table-table .grid-tools',
  hideAWC: 'am-hide-awc',
  myThreads: 'am-my-threads',
  notificationCake: 'am-notification-cake',
  notifications: 'am-notifications .row',
  recommendationsFade: '.recommendations',
  SFWmode: '.cover',
  shortRomaji: 'h1',
  slimNav: '#nav',
  tagDescriptions: 'am-tag-descriptions',
  titleAliases: 'h1',
  titlecaseRomaji: 'h1',
  userSubmenu: 'am-user-submenu',
};

/** Actions for features that show more once they are used. */
const uses: Readonly<Record<string, (page: Page, standIn: StandIn) => Promise<unknown>>> = {
  bulkEdit: async page => {
    await openTable(page);
    await selectAll(page);
    await press(page, 'Edit…');
    await switchOn(page, 'Status', 'Episodes', 'Private');
  },
  expandedListNotes: page => page.locator('.list-entries .notes').first().click(),
  listTable: page => page.locator('am-list-table-button button').click(),
  rangeSetter: async page => {
    const path = await page.locator('a[href^="/anime/"]').first().getAttribute('href');
    await openListEditor(page, Number(/\d+/.exec(path ?? '')?.[0]));
  },
  feedQuickFilter: async page => {
    await page.getByRole('button', {name: 'Filter loaded activities'}).click();
    await page.getByLabel('Activity type').selectOption('Anime list');
  },
  notifications: async (page, standIn) => {
    for (const as of ['Tobias', 'Painter', 'Modesta']) await standIn.control(`notify?type=ACTIVITY_LIKE&as=${as}`);
    await page.setViewportSize({width: 860, height: 1000});
    await page.reload();
  },
};

const themes = ['default', 'dark'] as const;

/** Features whose own elements would make a useless picture, or whose difference is in an open menu of the browser. */
const without = new Set(['keyboardFlow', 'markdownHelp', 'extraDefaultSorts']);

/** The middle of the picture: as stated, otherwise the feature's first element. */
const middleOf = ({id, parts}: ListedFeature) => middles[id] ?? parts.find(({verb}) => verb === 'place')?.tag;

const shots = features().flatMap(feature => {
  const selector = middleOf(feature);
  return selector && !without.has(feature.id) ? themes.map(theme => ({...feature, selector, theme})) : [];
});

for (const {id, storedAs = id, parts, switches, selector, theme} of shots)
  test(`picture of ${id} in the ${theme} theme`, async ({open, ids, standIn}) => {
    const {path, before, settings} = conditions[switches[0] ?? storedAs] ?? {};
    const where = typeof path === 'function' ? await path(ids, standIn) : path;
    const own = {as: 'member', token: true, width: 1100, theme};
    const page = await open(where ?? pathsByRoute(ids).get(parts[0]?.routes[0] ?? '') ?? '/home', {
      ...own,
      settings: {...allSwitches(false), relativeTime: true, ...settings},
    });
    await before?.(page, ids, standIn);
    await changeSettings(page, switchesOf([id], true));
    await waitUntilQuiet(page);
    await uses[id]?.(page, standIn);
    const middle = page.locator(selector).first();
    await expect(middle).toBeAttached();
    await bringIntoView(middle);
    await waitUntilQuiet(page);
    const box = (await middle.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
    const clip = {
      x: Math.min(
        Math.max(0, box.x + Math.min(box.width, wide) / 2 - wide / 2),
        (page.viewportSize()?.width ?? wide) - wide,
      ),
      y: Math.min(Math.max(0, box.y + Math.min(box.height, high) / 2 - high / 2), 1000 - high),
      width: wide,
      height: high,
    };
    const webp = await asWebp(page.context(), await page.screenshot({clip}), shown);
    writeFileSync(`${root}docs/pictures/${id}-${theme}.webp`, webp);
  });
