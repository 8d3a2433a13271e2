import {queryApi} from './api';
import type {StandIn} from './server';

interface LoggedCall {
  who: 'site' | 'api';
  operation: string | null;
  hasReferer: boolean;
}

/** The product's API calls since the last reset; the tests' own queries have no operation name. */
export const apiCalls = async (standIn: StandIn) =>
  (await standIn.control<LoggedCall[]>('log')).filter(({who, operation}) => who === 'api' && operation);

export interface WatchedEntry {
  mediaId: number;
  score: number;
  progress: number;
  media: {episodes: number | null};
}

/** The id of a manga that a user is reading. */
export async function findReading(standIn: StandIn, userName: string): Promise<number> {
  const {Page} = await queryApi<{Page: {mediaList: {mediaId: number}[]}}>(
    standIn,
    'query ($userName: String) { Page(perPage: 1) { mediaList(userName: $userName, status: CURRENT, type: MANGA) { mediaId } } }',
    {userName},
  );
  const [found] = Page.mediaList;
  if (!found) throw new Error(`${userName} reads nothing`);
  return found.mediaId;
}

/**
 * An anime that a user is watching: scored, of known length, with at least three episodes left but as few as possible.
 */
export async function findWatched(standIn: StandIn, userName: string): Promise<WatchedEntry> {
  const {Page} = await queryApi<{Page: {mediaList: WatchedEntry[]}}>(
    standIn,
    `query ($userName: String) {
      Page(perPage: 50) {
        mediaList(userName: $userName, status: CURRENT, type: ANIME, sort: SCORE_DESC) { mediaId score progress media { episodes } }
      }
    }`,
    {userName},
  );
  const left = ({progress, media}: WatchedEntry) => (media.episodes ?? 0) - progress;
  const [found] = Page.mediaList
    .filter(entry => entry.score > 2 && entry.score < 10 && entry.progress > 0 && left(entry) > 2)
    .sort((a, b) => left(a) - left(b));
  if (!found) throw new Error(`${userName} watches nothing that a test can use`);
  return found;
}

interface ListActivity {
  id: number;
  status: string;
  media: {id: number};
}

async function activitiesOf(standIn: StandIn, userName: string) {
  const {User} = await queryApi<{User: {id: number}}>(standIn, 'query ($name: String) { User(name: $name) { id } }', {
    name: userName,
  });
  const {Page} = await queryApi<{Page: {activities: ListActivity[]}}>(
    standIn,
    `query ($userId: Int) {
      Page(perPage: 50) {
        activities(userId: $userId, type: ANIME_LIST, sort: ID_DESC) { ... on ListActivity { id status media { id } } }
      }
    }`,
    {userId: User.id},
  );
  return Page.activities;
}

/** An activity of a user that is anything but "completed". */
export async function findProgressActivity(standIn: StandIn, userName: string) {
  const found = (await activitiesOf(standIn, userName)).find(({status}) => status !== 'completed');
  if (!found) throw new Error(`${userName} has only "completed" activities`);
  return found;
}

/** A "completed" activity of a user, with the user's score. */
export async function findCompleted(standIn: StandIn, userName: string) {
  for (const {id, status, media} of await activitiesOf(standIn, userName)) {
    if (status !== 'completed') continue;
    const {Page: list} = await queryApi<{Page: {mediaList: {score: number}[]}}>(
      standIn,
      'query ($userName: String, $mediaId: Int) { Page { mediaList(userName: $userName, mediaId: $mediaId) { score } } }',
      {userName, mediaId: media.id},
    );
    const score = list.mediaList[0]?.score;
    if (score) return {id, score};
  }
  throw new Error(`${userName} completed nothing with a score`);
}

/** Media with at least one thread. */
export async function findDiscussedMedia(standIn: StandIn) {
  const {Page} = await queryApi<{Page: {threads: {mediaCategories: {id: number; type: string}[]}[]}}>(
    standIn,
    '{ Page(perPage: 50) { threads(sort: REPLIED_AT_DESC) { mediaCategories { id type } } } }',
  );
  const [work] = Page.threads.flatMap(({mediaCategories}) => mediaCategories);
  if (!work) throw new Error('no thread is about media');
  return work;
}

interface Line {
  id: number;
  status: string;
  user: {name: string};
  media: {id: number};
}

/** The activity of a user who dropped media that they had scored. */
export async function findDroppedWithScore(standIn: StandIn): Promise<number> {
  const {Page} = await queryApi<{Page: {activities: Line[]}}>(
    standIn,
    '{ Page(perPage: 50) { activities(type_in: [ANIME_LIST, MANGA_LIST], sort: ID_DESC) { ... on ListActivity { id status user { name } media { id } } } } }',
  );
  for (const {id, user, media} of Page.activities.filter(({status}) => status === 'dropped')) {
    const {Page: found} = await queryApi<{Page: {mediaList: {score: number}[]}}>(
      standIn,
      'query ($userName: String, $mediaId: Int) { Page(perPage: 1) { mediaList(userName: $userName, mediaId: $mediaId) { score } } }',
      {userName: user.name, mediaId: media.id},
    );
    if (found.mediaList[0]?.score) return id;
  }
  throw new Error('nobody dropped media with a score');
}
