import type {Page} from '@playwright/test';

import {extrasBlock, setAbout} from './about';
import {compareConditions} from './compareConditions';
import type {Condition} from './condition';
import {waitForDrafts} from './drafts';
import {findDiscussedMedia, findDroppedWithScore, findWatched} from './find';
import {countListeners} from './sideEffects';
import {blockPictures} from './pictures';
import {post} from './posting';
import {navigate, changeSettings, changeStandaloneSetting, waitUntilQuiet, bringIntoView} from './page';
import {siteUrl} from './server';
import {statsConditions} from './statsConditions';
import {editPage, repeatStaff} from './submissions';
import {termsConditions} from './terms';
import type {Ids} from './test';

/** A profile whose owner set a look of its own. */
const profile = (extras: Parameters<typeof extrasBlock>[0]): Condition => ({
  path: '/reviews',
  before: async (page, ids, standIn) => {
    await setAbout(standIn, ids.other, extrasBlock(extras));
    await navigate(page, `/user/${ids.other}/`);
  },
});

const mediaPage = ({anime, slug}: Ids) => `/anime/${anime}/${slug}/`;
const charactersTab = (ids: Ids) => `${mediaPage(ids)}characters`;
const textActivity = ({activityText}: Ids) => `/activity/${activityText}`;

/** Drops a text on the navigation and resolves to whether the drop was accepted. */
const dropped = (page: Page, text: string) =>
  page.locator('#nav .links').evaluate((node, what) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', what);
    return String(node.dispatchEvent(new DragEvent('dragover', {bubbles: true, cancelable: true, dataTransfer})));
  }, text);

/** For features that wait for a click: checks that they listen. What a click does has a test of its own. */
const listening: Condition = {observe: async page => JSON.stringify(await countListeners(page))};

/** What is at the end of the overview is rendered once that comes near. */
const atOverviewEnd: Condition = {
  path: mediaPage,
  before: async page => {
    await waitUntilQuiet(page);
    await bringIntoView(page.locator('.media .overview > :last-child'));
  },
};

/** The exceptions; a feature without a row is still tested, on the first page that its parts name. */
export const conditions: Readonly<Record<string, Condition>> = {
  ...statsConditions,
  addForumMedia: {
    path: '/forum/recent',
    before: async (page, _, standIn) => navigate(page, `/forum/recent?media=${(await findDiscussedMedia(standIn)).id}`),
  },
  activityLikes: {path: ids => `/user/${ids.other}/`},
  activityLinks: {settings: {activityTimeline: true}},
  ALbuttonReload: listening,
  anisongs: atOverviewEnd,
  enumerateSubmissionStaff: {path: editPage, before: repeatStaff},
  // The stand-in has no transitions when reduced motion is preferred, as it is in the tests' browser.
  annoyingAnimations: {before: page => page.emulateMedia({reducedMotion: 'no-preference'})},
  automailAPI: {observe: page => page.evaluate(() => String('automailAPI' in document))},
  blockList: {before: (page, ids) => changeStandaloneSetting(page, 'blockList', [{user: ids.other}])},
  blockWord: {settings: {blockWordValue: '.'}},
  // Its panel is in the footer, which is in the window on a short page alone.
  colourPicker: {path: textActivity},
  ...compareConditions,
  CSSfollowCounter: {alone: true},
  browseFilters: {path: '/search/anime/trending'},
  CSScompactBrowse: {path: '/search/anime/trending'},
  CSSdarkDropdown: {path: '/reviews', theme: 'dark'},
  CSSmobileExternalLinks: {path: charactersTab, width: 700},
  CSSmobileTags: {path: charactersTab, width: 700},
  CSSoldDarkTheme: {path: '/reviews', theme: 'dark'},
  CSSsmileyScore: {path: ids => `/user/${ids.users3}/animelist`},
  customCSS: profile({customCSS: '.user { opacity: 0.5 }'}),
  dblclickZoom: listening,
  documentTitle: {path: '/forum/overview'},
  drafts: {
    path: '/home',
    before: async page => {
      await changeSettings(page, {drafts: true});
      await page.locator('.activity-edit textarea').fill('Not posted yet');
      await waitForDrafts(page, 1);
      await changeSettings(page, {drafts: false});
      await page.reload();
    },
  },
  droppedScore: {path: async (_, standIn) => `/activity/${await findDroppedWithScore(standIn)}`},
  dubMarker: {path: mediaPage},
  embedHentai: {
    path: async (ids, standIn) => `/activity/${await post(standIn, `${siteUrl}/anime/${ids.animeAdult}/`)}`,
  },
  entryScore: {path: async ({user}, standIn) => `/anime/${(await findWatched(standIn, user)).mediaId}/`},
  homeScroll: listening,
  keyboardFlow: {
    observe: async page => {
      await page.keyboard.press('?');
      return String(await page.getByRole('dialog', {name: 'Keyboard shortcuts'}).count());
    },
  },
  linkFixer: listening,
  // Media pages have a slot for advertisements in a column.
  linkGuard: {path: mediaPage},
  MALrecs: atOverviewEnd,
  MALserial: {path: ({manga}) => `/manga/${manga}/`},
  mangaGuess: {path: ({mangaReleasing}) => `/manga/${mangaReleasing}`},
  moreStats: {path: ({user}) => `/user/${user}/stats/anime/overview`},
  navbarDroptext: {path: '/reviews', observe: page => dropped(page, 'Akira')},
  newChapters: {path: ({user}) => `/user/${user}/mangalist`},
  noImagePolyfill: {
    path: '/reviews',
    before: async page => {
      await blockPictures(page);
      await navigate(page, '/home');
    },
  },
  notFoundExplain: {path: '/reviews', before: page => navigate(page, '/user/nobodyofthisname/')},
  notificationCake: {settings: {notifications: true}},
  profileBackground: profile({background: 'rgb(1, 2, 3)'}),
  // What is on the list is among the recommendations, far down.
  relationStatusDot: {
    path: mediaPage,
    before: page => bringIntoView(page.locator('.recommendations')),
  },
  reviewConfidence: {alone: true},
  rightSideNavbar: {settings: {CSSverticalNav: true}},
  shortRomaji: {path: '/anime/5114'},
  showMarkdown: {path: textActivity},
  singleActivityReplyLikes: {path: textActivity},
  tagDescriptions: {
    path: mediaPage,
    before: async page => {
      await page.getByRole('button', {name: 'Add tags'}).click();
      await page.locator('.tag-choice .el-select__input').click();
    },
  },
  tagIndex: {alone: true},
  titleAliases: {
    path: mediaPage,
    before: (page, ids) => changeStandaloneSetting(page, 'titleAliases', [[`/anime/${ids.anime}/`, 'Of mine']]),
  },
  ...termsConditions,
  tweets: {path: async (_, standIn) => `/activity/${await post(standIn, 'https://twitter.com/AniListco/status/1')}`},
  userSubmenu: {
    settings: {CSSverticalNav: true},
    before: page => page.locator('#nav .links > .link[href^="/user/"]').first().hover(),
  },
  viewAdvancedScores: {alone: true},
};
