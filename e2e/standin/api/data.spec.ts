import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {StandInClient, dataOf} from './client';
import {notificationTypes} from './seed/notifications';
import {shapeDifferences} from './shape';

let client: StandInClient;
test.beforeAll(async () => {
  client = await StandInClient.start();
});
test.beforeEach(() => client.control('reset'));
test.afterAll(() => client.close());

const folder = new URL('./fixtures/', import.meta.url);

for (const file of readdirSync(folder).filter(name => name.endsWith('.json')))
  test(`answers the query of ${file} in the recorded shape`, {tag: '@plain'}, async () => {
    const {query, answer} = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as {query: string; answer: unknown};
    const {body} = await client.query(query, {}, await client.token());
    expect(shapeDifferences(body, answer)).toEqual([]);
  });

test('generates the same site from the same seed and time', {tag: '@plain'}, async () => {
  const twin = await StandInClient.start();
  const queries = [
    '{ Page(perPage: 50) { activities(sort: ID_DESC) { ... on TextActivity { id text createdAt likes { id } } ... on ListActivity { id status progress } } } }',
    '{ MediaListCollection(userName: "Mirabel", type: ANIME) { lists { name entries { id score notes updatedAt media { id popularity } } } } }',
    '{ Page(page: 40) { characters { id name { full } favourites } } }',
  ];
  for (const query of queries) expect((await twin.query(query)).text).toBe((await client.query(query)).text);
  await twin.close();
});

test('dates completed entries no earlier than the activities about them', {tag: '@plain'}, async () => {
  const {activities, entries} = dataOf<{
    activities: {activities: {createdAt?: number; status?: string; media?: {id: number}}[]};
    entries: {mediaList: {mediaId: number; updatedAt: number}[]};
  }>(
    await client.query(`{
      activities: Page(perPage: 10) { activities(userId: 5276, type: MEDIA_LIST, sort: ID_DESC) { ... on ListActivity { createdAt status media { id } } } }
      entries: Page(perPage: 50) { mediaList(userId: 5276, sort: UPDATED_TIME_DESC) { mediaId updatedAt } }
    }`),
  );
  const completed = activities.activities.filter(({status}) => status === 'completed');
  expect(completed.length).toBeGreaterThan(2);
  for (const {createdAt = 0, media} of completed)
    expect(entries.mediaList.find(({mediaId}) => mediaId === media?.id)?.updatedAt).toBeGreaterThanOrEqual(createdAt);
});

test("returns all twenty types of notification with the site's texts", {tag: '@plain'}, async () => {
  const {Page} = await client.queryAsUser<{
    Page: {notifications: {__typename: string; contexts?: string[]; context?: string}[]};
  }>(
    '{ Page(perPage: 25) { notifications { __typename ... on AiringNotification { type contexts } ... on FollowingNotification { type context } } } }',
  );
  expect(new Set(Page.notifications.map(row => row.__typename)).size).toBe(notificationTypes.length);
  expect(Page.notifications.find(row => row.__typename === 'AiringNotification')?.contexts).toEqual([
    'Episode ',
    ' of ',
    ' aired.',
  ]);
  expect(Page.notifications.find(row => row.__typename === 'FollowingNotification')?.context).toBe(
    ' started following you.',
  );
});

test('resets the unread count only when a notification query asks for it', {tag: '@plain'}, async () => {
  const token = await client.token();
  const unread = async (): Promise<unknown> =>
    dataOf<{Viewer: {unreadNotificationCount: number}}>(
      await client.query('{ Viewer { unreadNotificationCount } }', {}, token),
    ).Viewer.unreadNotificationCount;
  const before = await unread();
  await client.query('{ Page { notifications { __typename } } }', {}, token);
  expect(await unread()).toBe(before);
  await client.query('{ Notification(resetNotificationCount: true) { __typename } }', {}, token);
  expect(await unread()).toBe(0);
});

test('returns the list of a user with thousands of entries whole and in chunks', {tag: '@plain'}, async () => {
  const lists = '{ hasNextChunk lists { isCustomList entries { mediaId } } }';
  interface Told {
    readonly MediaListCollection: {
      readonly hasNextChunk: boolean;
      readonly lists: {isCustomList: boolean; entries: {mediaId: number}[]}[];
    };
  }
  const ids = ({MediaListCollection}: Told): number[] =>
    MediaListCollection.lists.flatMap(list => (list.isCustomList ? [] : list.entries.map(entry => entry.mediaId)));
  const whole = dataOf<Told>(
    await client.query(`{ MediaListCollection(userName: "Archivist", type: ANIME) ${lists} }`),
  );
  expect(ids(whole).length).toBeGreaterThan(4800);
  const chunk = dataOf<Told>(
    await client.query(`{ MediaListCollection(userName: "Archivist", type: MANGA, chunk: 1, perChunk: 900) ${lists} }`),
  );
  expect(chunk.MediaListCollection.hasNextChunk).toBe(true);
  expect(ids(chunk).length).toBeLessThanOrEqual(500);
});

test('shows private entries and messages only to their owners', {tag: '@plain'}, async () => {
  const ids = (await client.control('ids.json')) as {activityPrivate: number};
  expect((await client.query(`{ Activity(id: ${String(ids.activityPrivate)}) { __typename } }`)).status).toBe(404);
  const count = async (token?: string): Promise<number> => {
    const told = dataOf<{MediaListCollection: {lists: {entries: {private: boolean}[]}[]}}>(
      await client.query(
        '{ MediaListCollection(userName: "Mirabel", type: ANIME) { lists { entries { private } } } }',
        {},
        token,
      ),
    );
    return told.MediaListCollection.lists.flatMap(list => list.entries).filter(entry => entry.private).length;
  };
  expect(await count()).toBe(0);
  expect(await count(await client.token())).toBeGreaterThan(0);
});

test('returns unknown enum values when the switch is on', {tag: '@plain'}, async () => {
  const query = '{ Page { media(sort: POPULARITY_DESC) { format } } }';
  expect((await client.query(query)).text).not.toContain('HOLOGRAM');
  await client.control('native?unknownMembers=1');
  expect((await client.query(query)).text).toContain('HOLOGRAM');
});

test('returns scores in every format', {tag: '@plain'}, async () => {
  const formats = ['POINT_100', 'POINT_10_DECIMAL', 'POINT_10', 'POINT_5', 'POINT_3']
    .map(name => `${name}: score(format: ${name})`)
    .join(' ');
  const token = await client.token();
  const {body} = await client.query(
    `mutation { SaveMediaListEntry(mediaId: 1, scoreRaw: 84) { own: score ${formats} } }`,
    {},
    token,
  );
  expect(body.data).toEqual({
    SaveMediaListEntry: {own: 8.4, POINT_100: 84, POINT_10_DECIMAL: 8.4, POINT_10: 8, POINT_5: 4, POINT_3: 3},
  });
});
