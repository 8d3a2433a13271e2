import type {Page} from '@playwright/test';

import {waitUntilStill, changeStandaloneSetting} from './page';
import {post} from './posting';
import {choose, ownStats, panel, run, statsOf} from './questions';
import {siteUrl, type StandIn} from './server';
import type {Ids} from './test';

/** A page on which queries are sent. */
interface Scene {
  path: string | ((ids: Ids, standIn: StandIn) => string | Promise<string>);
  /** Names of the queries that are sent here. */
  asks: string[];
  /** Triggers queries that are sent only on interaction. */
  act?: (page: Page) => Promise<unknown>;
  /** Ends what goes on after these queries. */
  end?: (page: Page) => Promise<unknown>;
  /** The only query that fails here, since it is sent after another has been answered; without this, all fail. */
  operation?: string;
}

const work = ({anime, slug}: Ids) => `/anime/${anime}/${slug}/`;

const checkFollows = (page: Page) =>
  page.locator('am-social-theme-switch').getByRole('button', {name: 'Check follow-backs'}).click();

/** Chooses a question about a user and runs it. */
const runQuestion = (question: string, untick?: string) => async (page: Page) => {
  await choose(page, question);
  if (untick) await panel(page).getByRole('checkbox', {name: untick}).uncheck();
  await run(page);
  const start = panel(page).getByRole('button', {name: 'Start'});
  if (await start.count()) await start.click();
};

/** Stops a question that goes on, where answers are only late. */
async function stopQuestion(page: Page) {
  const stop = panel(page).getByRole('button', {name: 'Stop'});
  if (await stop.count()) await stop.click();
}

/** The questions, with the query of each that fails. */
const questions: readonly Scene[] = [
  ['First Activity', 'FirstActivity'],
  ['Notification count', 'NotificationCount'],
  ['Find a status', 'FindPosts'],
  ['Most liked status posts', 'MostLikedPosts'],
  ['Monthly stats', 'MonthlyActivities'],
  ['Fix your dating mess', 'DatedEntries'],
  ['Hidden media entries', 'HiddenEntries'],
  ['Autorecs', 'Autorecs'],
  ['Reviews', 'RatedReviews'],
  ['Related anime not on list', 'RelatedAnime'],
  ['Rank', 'OwnRankValues'],
  ['Rank', 'RankPage'],
  ['Moderation helper', 'InspectStatuses'],
  ['Moderation helper', 'InspectMessages', 'Activities'],
  ['Moderation helper', 'InspectThreads'],
  ['Moderation helper', 'InspectReviews'],
  ['Database linter', 'LintOwnMedia'],
  ['Database linter', 'LintMedia', 'Restrict to personal list'],
].map(([question = '', operation = '', untick]) => ({
  // What has failed for a user is not asked for again at once.
  path: operation === 'RankPage' ? ({other}: Ids) => statsOf(other) : ownStats,
  asks: [operation],
  operation,
  act: runQuestion(question, untick),
  end: stopQuestion,
}));

/** Pages for every query of ours. */
export const scenes: readonly Scene[] = [
  {
    path: '/home',
    asks: ['InProgress', 'StatusScore', 'ReviewRating', 'ChipMedia', 'PreviewThreads', 'Unread', 'ActivityLikes'],
    act: page => page.locator('am-activity-likes button').first().hover(),
  },
  {
    path: '/notifications',
    asks: ['NoticePreview', 'NoticeReplies'],
    act: page => page.locator('am-notifications').getByRole('button', {name: 'Replies'}).first().click(),
  },
  {
    path: async ({animeAdult}, standIn) => `/activity/${await post(standIn, `${siteUrl}/anime/${animeAdult}/`)}`,
    asks: ['EmbeddedWork', 'ActivitySource', 'LinkedActivity'],
    act: page => page.locator('am-show-markdown-button button').click(),
  },
  {
    path: ({activityText}) => `/activity/${activityText}`,
    asks: ['ReplyLikes'],
    act: page => page.locator('am-single-activity-reply-likes-reply button').first().hover(),
  },
  {
    path: ({activityList}) => `/activity/${activityList}`,
    asks: ['ActivityNeighbours'],
    operation: 'ActivityNeighbours',
  },
  {path: ({other}) => `/user/${other}/`, asks: ['About', 'Milestones']},
  {path: ({other}) => `/user/${other}/social`, asks: ['UserId']},
  {path: ({user}) => `/user/${user}/social`, asks: ['FollowingTotal'], operation: 'FollowingTotal'},
  {path: ({users10}) => `/user/${users10}/social`, asks: ['FollowersTotal'], operation: 'FollowersTotal'},
  {
    path: ({users5}) => `/user/${users5}/social`,
    asks: ['FollowersBack'],
    operation: 'FollowersBack',
    act: checkFollows,
  },
  {
    path: ({users3}) => `/user/${users3}/social`,
    asks: ['FollowingBack'],
    operation: 'FollowingBack',
    act: async page => {
      await page.locator('.user-social .filter-group > span', {hasText: 'Followers'}).click();
      await checkFollows(page);
    },
  },
  {
    path: work,
    asks: ['OwnEntry', 'TagDescriptions', 'ListSiteId', 'RelatedStatuses', 'DubActors'],
    act: async page => {
      // A click may be lost while the site still renders the media.
      await waitUntilStill(page, 300);
      await page.getByRole('button', {name: 'Add tags'}).click();
      await page.locator('.tag-choice .el-select__input').click();
    },
  },
  {path: ({mangaReleasing}) => `/manga/${mangaReleasing}`, asks: ['ChapterReports']},
  {
    path: ({manga}) => `/manga/${manga}/`,
    asks: ['ListSiteRecommendations'],
    operation: 'ListSiteRecommendations',
    act: async page => {
      await waitUntilStill(page, 300);
      await page.locator('.media .overview > :last-child').scrollIntoViewIfNeeded();
    },
  },
  {path: ids => `${work(ids)}social`, asks: ['FollowedEntry']},
  {path: ({manga}) => `/manga/${manga}/x/social`, asks: ['Timeline'], operation: 'Timeline'},
  {
    path: ({manga}) => `/manga/${manga}/x/social`,
    asks: ['SocialFeed'],
    act: page => page.locator('am-social-tab-feed-feed').getByRole('checkbox', {name: 'Has Replies'}).check(),
  },
  {path: ({other}) => `/user/${other}/animelist`, asks: ['ListNotes', 'AdvancedScoring']},
  {path: ({user}) => `/user/${user}/animelist`, asks: ['AdvancedScores'], operation: 'AdvancedScores'},
  {
    path: ({user}) => `/user/${user}/mangalist`,
    asks: ['Readings'],
    act: page => page.locator('am-new-chapters').getByRole('button', {name: 'New chapters'}).click(),
  },
  ...questions,
  {path: ({other}) => `/user/${other}/mangalist/compare`, asks: ['ComparedList']},
  {path: '/user/nobodyofthisname/', asks: ['MissingUser']},
  {path: '/anime/999999999/', asks: ['MissingMedia']},
  {path: ({character}) => `/character/${character}`, asks: ['CharacterFavourites']},
  {path: ({anime}) => `/forum/recent?media=${anime}`, asks: ['WorkOfThreads']},
  {path: '/staff/95011', asks: ['StaffFavourites']},
  {path: '/search/staff', asks: ['StaffCredits']},
  {path: '/studio/14', asks: ['StudioFavourites']},
  {
    path: '/forum/thread/14',
    asks: ['ThreadLikes'],
    act: page => page.locator('am-forum-likes-thread').getByRole('button').click(),
  },
  {
    path: ({thread}) => `/forum/thread/${thread}`,
    asks: ['CommentLikes'],
    act: page => page.locator('am-forum-likes-comment').getByRole('button').first().click(),
  },
  {
    path: '/settings/apps',
    asks: ['BlockedWork'],
    act: page => changeStandaloneSetting(page, 'blockList', [{media: 1}]),
  },
];
