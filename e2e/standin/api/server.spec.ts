import {expect, test} from '@playwright/test';
import {StandInClient, dataOf} from './client';

let client: StandInClient;
test.beforeAll(async () => {
  client = await StandInClient.start();
});
test.beforeEach(() => client.control('reset'));
test.afterAll(() => client.close());

const cookieOf = (headers: Headers): string => headers.get('set-cookie')?.split(';')[0] ?? '';

test(
  'serves the same document for every page, apart from the token, with a strict content security policy',
  {tag: '@plain'},
  async () => {
    const one = await client.get('/anime/1/Cowboy-Bebop/');
    const two = await client.get('/forum/overview');
    const bare = (text: string): string => text.replace(/[A-Za-z0-9]{40}/g, '');
    expect(bare(one.text)).toBe(bare(two.text));
    const policy = one.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'(;| ')/);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('nonce');
    expect(policy).toContain("require-trusted-types-for 'script'");
  },
);

test(
  "answers the site's requests with its CSRF token, and points to the API without one",
  {tag: '@plain'},
  async () => {
    const page = await client.get('/');
    const cookie = cookieOf(page.headers);
    const token = /al_token = "(\w{40})"/.exec(page.text)?.[1] ?? '';
    const ask = (headers: Record<string, string>): ReturnType<StandInClient['get']> =>
      client.get('/graphql', {
        method: 'POST',
        headers: {schema: 'default', ...headers},
        body: JSON.stringify({query: '{ Media(id: 1) { id } }'}),
      });
    const refused = await ask({cookie});
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('graphql.anilist.co');
    expect((await ask({cookie, 'x-csrf-token': token})).body.data).toEqual({Media: {id: 1}});
    await client.control('expire-sessions');
    expect((await ask({cookie, 'x-csrf-token': token})).status).toBe(403);
    const renewed = /al_token = "(\w{40})"/.exec((await client.get('/', {headers: {cookie}})).text)?.[1] ?? '';
    expect((await ask({cookie, 'x-csrf-token': renewed})).status).toBe(200);
  },
);

test('selects the service on the TLS port by host name', {tag: '@plain'}, async () => {
  expect((await client.getTls('anilist.co', '/home')).text).toContain('<title>AniList</title>');
  expect((await client.getTls('graphql.anilist.co', '/')).status).toBe(404);
  expect((await client.getTls('myanimelist.net', '/anime/1/x/userrecs')).text).toContain('detail-user-recs-text');
  const songs = await client.getTls('api.animethemes.moe', '/anime?filter[site]=AniList&filter[external_id]=1');
  expect(JSON.parse(songs.text)).toMatchObject({anime: [{id: 1}]});
});

test('generates pictures', {tag: '@plain'}, async () => {
  const {Media} = dataOf<{Media: {coverImage: {large: string}}}>(
    await client.query('{ Media(id: 1) { coverImage { large } } }'),
  );
  expect(Media.coverImage.large).toContain(client.base);
  const picture = await client.get(new URL(Media.coverImage.large).pathname);
  expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  expect(picture.text).toContain('Cowboy');
  const {pathname} = new URL(Media.coverImage.large);
  const outside = await client.getTls('s4.anilist.co', pathname);
  expect(outside).toMatchObject({status: 200, text: picture.text});
  expect(outside.headers['access-control-allow-origin']).toBeUndefined();
  expect((await client.getTls('s4.anilist.co', '/home')).status).toBe(404);
});

test('logs who sent which request', {tag: '@plain'}, async () => {
  await client.query('query Found($id: Int) { it: Media(id: $id) { id } }', {id: 5}, await client.token());
  const [entry] = (await client.control('log?clear')) as Record<string, unknown>[];
  expect(entry).toMatchObject({
    who: 'api',
    operation: 'Found',
    user: 'Mirabel',
    status: 200,
    variables: {id: 5},
    fields: [{name: 'Media', alias: 'it', args: {id: 5}}],
  });
  expect(await client.control('log')).toEqual([]);
});

test('freezes, advances and resets the clock', {tag: '@plain'}, async () => {
  await client.control('clock?freeze=2030-01-01T00:00:00Z');
  expect(await client.control('clock?advance=60000')).toMatchObject({now: '2030-01-01T00:01:00.000Z', frozen: true});
  const token = await client.token();
  const {SaveTextActivity} = dataOf<{SaveTextActivity: object}>(
    await client.query('mutation { SaveTextActivity(text: "On time") { createdAt } }', {}, token),
  );
  expect(SaveTextActivity).toEqual({createdAt: Date.UTC(2030, 0, 1, 0, 1) / 1000});
  await client.control('clock?live=off');
  expect((await client.get('/')).text).toContain('"live":false');
  await client.control('reset');
  expect(await client.control('clock')).toMatchObject({frozen: false, live: true});
});

test('adds activities and notifications while the site is running', {tag: '@plain'}, async () => {
  const {id} = (await client.control('post?as=Tobias&text=Fresh%20news')) as {id: number};
  const {Page} = dataOf<{Page: {activities: object[]}}>(
    await client.query(
      '{ Page(perPage: 1) { activities(isFollowing: true, sort: ID_DESC) { ... on TextActivity { id text } } } }',
      {},
      await client.token(),
    ),
  );
  expect(Page.activities).toEqual([{id, text: 'Fresh news'}]);
  await client.control('notify?type=AIRING&media=21&episode=3');
  const told = dataOf<{Page: {notifications: object[]}}>(
    await client.query(
      '{ Page(perPage: 1) { notifications { ... on AiringNotification { animeId episode } } } }',
      {},
      await client.token(),
    ),
  );
  expect(told.Page.notifications).toEqual([{animeId: 21, episode: 3}]);
});

test('keeps health reports until the reset', {tag: '@plain'}, async () => {
  await client.get('/__standin/health', {
    method: 'POST',
    body: JSON.stringify({kind: 'guard', message: 'moved', stack: ''}),
  });
  expect(await client.control('health')).toMatchObject([{kind: 'guard', message: 'moved'}]);
  await client.control('reset');
  expect(await client.control('health')).toEqual([]);
});

test('serves the part of the time after which a page counts as quiet, until the reset', {tag: '@plain'}, async () => {
  const served = async () => /"quietFactor":([\d.]+)/.exec((await client.get('/home')).text)?.[1];
  await client.control('clock?quiet=0.25');
  expect(await served()).toBe('0.25');
  await client.control('clock?live=off');
  expect(await served()).toBe('0.25');
  await client.control('reset');
  expect(await served()).toBe('1');
});

test('shortens the time for the answer to a write only if asked to, until the reset', {tag: '@plain'}, async () => {
  const served = async () => /"answerTimeout":(\d+)/.exec((await client.get('/home')).text)?.[1];
  await client.control('rate?window=1000');
  expect(await served()).toBeUndefined();
  await client.control('rate?timeout=250');
  expect(await served()).toBe('250');
  await client.control('reset');
  expect(await served()).toBeUndefined();
});
