import {expect, test} from '@playwright/test';
import {StandInClient} from './client';
import {withHeldTimers} from './heldTimers';

let client: StandInClient;
test.beforeAll(async () => {
  client = await StandInClient.start();
});
test.beforeEach(() => client.control('reset'));
test.afterAll(() => client.close());

const query = 'query Found { Media(id: 1) { id title { romaji } } }';

for (const [kind, status, message] of [
  ['404', 404, 'Not Found.'],
  ['429', 429, 'Too Many Requests.'],
  ['500', 500, 'Internal Server Error'],
  ['invalid-token', 400, 'Invalid token'],
] as const)
  test(`fails with ${kind} for an operation or field, the given number of times`, {tag: '@plain'}, async () => {
    await client.control(`faults?operation=Media&kind=${kind}&times=2`);
    for (let i = 0; i < 2; i++) {
      const answered = await client.query(query);
      expect(answered.status).toBe(status);
      expect(answered.body.errors?.[0]?.message).toBe(message);
    }
    expect((await client.query(query)).status).toBe(200);
    await client.control(`faults?operation=Other&kind=${kind}`);
    expect((await client.query(query)).status).toBe(200);
  });

test('sends 429 without CORS headers and with Retry-After', {tag: '@plain'}, async () => {
  await client.control('faults?operation=*&kind=429');
  const {headers} = await client.query(query);
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

test('cuts the connection', {tag: '@plain'}, async () => {
  await client.control('faults?operation=Found&kind=cut');
  await expect(client.query(query)).rejects.toThrow();
});

// A response that is sent in ten parts waits after each.
for (const [kind, parts] of [
  ['latency', 1],
  ['trickle', 10],
] as const)
  test(`delays or slows down responses by the time of a fault (${kind})`, {tag: '@plain'}, async () => {
    await client.control(`faults?kind=${kind}&ms=3000`);
    const underWay = async () => ((await client.control('under-way')) as {count: number}).count;
    await withHeldTimers(3000 / parts, async held => {
      const answer = client.query(query);
      for (let part = 0; part < parts; part++) {
        await expect.poll(() => held.count, {intervals: [5]}).toBe(1);
        expect(await underWay()).toBe(1);
        held.release();
      }
      expect((await answer).body.data).toMatchObject({Media: {id: 1}});
    });
  });

test(
  'sends a truncated response, or one without data, without roots or of the wrong shape',
  {tag: '@plain'},
  async () => {
    await client.control('faults?kind=truncated&times=1');
    const half = await client.query(query);
    expect(() => JSON.parse(half.text) as unknown).toThrow();
    await client.control('faults?kind=null-data&times=1');
    expect((await client.query(query)).body).toEqual({data: null});
    await client.control('faults?kind=null-roots&times=1');
    expect((await client.query(query)).body).toEqual({data: {Media: null}});
    await client.control('faults?kind=no-roots&times=1');
    expect((await client.query(query)).body).toEqual({errors: [], data: {}});
    await client.control('faults?kind=wrong-shape&times=1');
    expect((await client.query(query)).body.data).toEqual({Media: {id: 'many', title: []}});
  },
);

test('sends an HTML page instead of an answer', {tag: '@plain'}, async () => {
  for (const [kind, status] of [
    ['page', 200],
    ['challenge', 403],
  ] as const) {
    await client.control(`faults?kind=${kind}&times=1`);
    const answer = await client.query(query);
    expect([answer.status, answer.text.startsWith('<!DOCTYPE html>')]).toEqual([status, true]);
  }
});

test('answers with null for everything that may be null', {tag: '@plain'}, async () => {
  await client.control('faults?kind=sparse&times=1');
  const list = 'query Found { Page(perPage: 3) { pageInfo { total } media { id title { romaji } } } }';
  const media = [{title: {romaji: null}}, null, {title: {romaji: null}}];
  expect((await client.query(list)).body.data).toMatchObject({Page: {pageInfo: {total: null}, media}});
  expect((await client.query(query)).body.data).toMatchObject({Media: {id: 1, title: {romaji: 'Cowboy Bebop'}}});
});

test('applies faults to the site, to AnimeThemes and to MyAnimeList separately', {tag: '@plain'}, async () => {
  await client.control('faults?operation=*&kind=500&who=site');
  expect((await client.query(query)).status).toBe(200);
  await client.control('faults?kind=500&who=songs');
  expect((await client.get('/__standin/songs/anime?filter[site]=AniList&filter[external_id]=1')).status).toBe(500);
  await client.control('faults?kind=404&who=list-site&times=1');
  expect((await client.get('/__standin/list-site/anime/1/x/userrecs')).status).toBe(404);
  expect((await client.get('/__standin/list-site/anime/1/x/userrecs')).status).toBe(200);
});

test('rejects an unknown kind of fault with an explanation', {tag: '@plain'}, async () => {
  const {status, text} = await client.get('/__standin/faults?kind=storm');
  expect(status).toBe(400);
  expect(text).toContain('kind must be one of');
});
