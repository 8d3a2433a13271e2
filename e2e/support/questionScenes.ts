import {expect, type Page} from '@playwright/test';

import {choose, ownStats, panel, run, statsOf} from './questions';
import type {StandIn} from './server';
import type {Ids} from './test';

/** A page on which queries are sent. */
export interface Scene {
  path: string | ((ids: Ids, standIn: StandIn) => string | Promise<string>);
  /** Names of the queries that are sent here. */
  asks: string[];
  /** Triggers queries that are sent only on interaction. */
  act?: (page: Page) => Promise<unknown>;
  /** Ends what goes on after these queries. */
  end?: (page: Page) => Promise<unknown>;
  /** The only query that fails here, since it is sent after another has been answered; without this, all fail. */
  operation?: string;
  /** Whether that query is sent without the token, so that an invalid token is nothing to it. */
  isAnonymous?: boolean;
}

/** The address of a scene. */
export const pathOf = ({path}: Pick<Scene, 'path'>, ids: Ids, standIn: StandIn) =>
  typeof path === 'string' ? path : path(ids, standIn);

/** Chooses a question about a user and runs it. */
const runQuestion = (question: string, untick?: string) => async (page: Page) => {
  await choose(page, question);
  if (untick) await panel(page).getByRole('checkbox', {name: untick}).uncheck();
  await run(page);
  const start = panel(page).getByRole('button', {name: 'Start'});
  if (await start.count()) await start.click();
};

/** Stops a question that goes on, where answers are only late; it may end by itself meanwhile. */
async function stopQuestion(page: Page) {
  const stop = panel(page).getByRole('button', {name: 'Stop'});
  await expect(async () => {
    if (await stop.count()) await stop.click({timeout: 1000});
  }).toPass();
}

/** What has failed for a user is not asked for again at once, so these fail for somebody else. */
const failingFor: Readonly<Record<string, (ids: Ids) => string>> = {
  RankPage: ({other}) => statsOf(other),
  CompatibilityList: ({users10}) => statsOf(users10),
};

/** Queries for what everybody may see, at least the first time. */
const anonymous: ReadonlySet<string> = new Set(['SpiedMessages', 'CountedUsers', 'LatestStatuses']);

/** The questions about a user, with the query of each that fails. */
export const questionScenes: readonly Scene[] = [
  ['First Activity', 'FirstActivity'],
  ['Notification count', 'NotificationCount'],
  ['Find a status', 'FindPosts'],
  ['Most liked status posts', 'MostLikedPosts'],
  ['Monthly stats', 'MonthlyActivities'],
  ['Fix your dating mess', 'DatedEntries'],
  ['Fix your dating mess [Dangerous edition]', 'UndatedEntries'],
  ['Hidden media entries', 'HiddenEntries'],
  ['Autorecs', 'Autorecs'],
  ['Reviews', 'RatedReviews'],
  ['Related anime not on list', 'RelatedAnime'],
  ['Check compatibility with all following (slow)', 'CompatibilityList'],
  ['Check compatibility with all following (slow)', 'FollowedPeople'],
  ['Message spy', 'SpiedMessages'],
  ['Media statistics of friends', 'FollowedStatistics'],
  ['Most popular favourites of friends', 'OwnFavourites'],
  ['Most popular favourites of friends', 'FollowedFavourites'],
  ['How many people have blocked you', 'CountedUsers'],
  ['Find people you have blocked or who blocked you', 'LatestStatuses'],
  ['Rank', 'OwnRankValues'],
  ['Rank', 'RankPage'],
  ['Moderation helper', 'InspectStatuses'],
  ['Moderation helper', 'InspectMessages', 'Activities'],
  ['Moderation helper', 'InspectThreads'],
  ['Moderation helper', 'InspectReviews'],
  ['Database linter', 'LintOwnMedia'],
  ['Database linter', 'LintMedia', 'Restrict to personal list'],
].map(([question = '', operation = '', untick]) => ({
  path: failingFor[operation] ?? ownStats,
  asks: [operation],
  operation,
  isAnonymous: anonymous.has(operation),
  act: runQuestion(question, untick),
  end: stopQuestion,
}));
