import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {StandInClient} from './client';

let client: StandInClient;
test.beforeAll(async () => {
  client = await StandInClient.start();
});
test.beforeEach(() => client.control('reset'));
test.afterAll(() => client.close());

/** A recorded error body. Its `locations` are not compared. */
const recorded = (name: string): {errors: Record<string, unknown>[]; data: unknown} =>
  JSON.parse(readFileSync(new URL(`./fixtures/errors/${name}.json`, import.meta.url), 'utf8')) as never;

async function expectRecorded(name: string, query: string, token?: string): Promise<void> {
  const answered = await client.query(query, {}, token);
  const wanted = recorded(name);
  expect(answered.status).toBe(Number(name.split('.')[1]));
  expect(answered.body.data).toEqual(wanted.data);
  const told = {...answered.body.errors?.[0], locations: undefined};
  expect(told).toEqual({...wanted.errors[0], locations: undefined});
}

test('answers as recorded when nothing is found', {tag: '@plain'}, () =>
  expectRecorded('not-found.404', '{ Media(id: 999999999) { id } }'),
);
test('answers as recorded when a required token is missing', {tag: '@plain'}, () =>
  expectRecorded('unauthorized.401', '{ Viewer { id } }'),
);
test('answers as recorded for a foreign token', {tag: '@plain'}, () =>
  expectRecorded('invalid-token.400', '{ Viewer { id } }', 'a.b.c'),
);
test('answers as recorded for a query for a private list', {tag: '@plain'}, () =>
  expectRecorded('private-user.404', '{ MediaListCollection(userName: "Hermit", type: ANIME) { hasNextChunk } }'),
);
test('answers as recorded for a page that is too deep', {tag: '@plain'}, () =>
  expectRecorded('page-depth.400', '{ Page(page: 101, perPage: 50) { media { id } } }'),
);
test('answers as recorded for a query with too many fields', {tag: '@plain'}, () => {
  const many = Array.from({length: 300}, (_, i) => `m${String(i)}: Media(id: 1) { id }`).join(' ');
  return expectRecorded('complexity.400', `{ ${many} v: GenreCollection }`);
});
test('answers as recorded during the planned outage', {tag: '@plain'}, async () => {
  await client.control('faults?operation=*&kind=403');
  await expectRecorded('api-disabled.403', '{ Viewer { id } }');
});

test(
  'rejects a request without a Referer like during the outage, and answers one with any Referer',
  {tag: '@plain'},
  async () => {
    const wanted = recorded('api-disabled.403');
    const ask = (referer: string, token?: string) => client.query('{ GenreCollection }', {}, token, referer);
    const refused = await ask('');
    expect(refused.status).toBe(403);
    expect(refused.body).toEqual(wanted);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect((await ask('', await client.token())).status).toBe(403);
    // An invalid token is reported before the Referer is checked.
    expect((await ask('', 'a.b.c')).body.errors?.[0]?.message).toBe('Invalid token');
    for (const referer of ['https://anilist.co/', 'nonsense']) expect((await ask(referer)).status, referer).toBe(200);
    await client.control('native?referer=0');
    expect((await ask('')).status).toBe(200);
    await client.control('reset');
    expect((await ask('')).status).toBe(403);
  },
);

test('sets the siblings of a missing object to null, unless the switch is on', {tag: '@plain'}, async () => {
  const query = '{ good: Media(id: 1) { id } bad: Media(id: 999999999) { id } }';
  const strict = await client.query(query);
  expect(strict.status).toBe(404);
  expect(strict.body.data).toEqual({good: null, bad: null});
  await client.control('native?onlyMissingNull=1');
  const mild = await client.query(query);
  expect(mild.status).toBe(404);
  expect(mild.body.data).toEqual({good: {id: 1}, bad: null});
});

test('omits missing objects from a list', {tag: '@plain'}, async () => {
  const {body} = await client.query('{ Page { media(id_in: [1, 999999999]) { id } } }');
  expect(body.data).toEqual({Page: {media: [{id: 1}]}});
});

test('finds nothing when the type does not match the id', {tag: '@plain'}, async () => {
  expect((await client.query('{ Media(id: 1, type: MANGA) { id } }')).status).toBe(404);
});

test("reports an invalid document with GraphQL's own message and without data", {tag: '@plain'}, async () => {
  for (const [query, words] of [
    ['{ Nope }', 'Cannot query field "Nope"'],
    ['{ Media(id: 1 { id } }', 'Syntax Error'],
    ['{ Media(id: "one") { id } }', 'Int cannot represent'],
    ['query ($id: Int!) { Media(id: $id) { id } }', 'was not provided'],
  ] as const) {
    const answered = await client.query(query);
    expect(answered.status, query).toBe(400);
    expect(answered.body.data ?? null, query).toBeNull();
    expect(String(answered.body.errors?.[0]?.message), query).toContain(words);
  }
});

test('treats a declared variable without a value as absent', {tag: '@plain'}, async () => {
  const {status, body} = await client.query(
    'query ($id: Int, $search: String) { Media(id: $id, search: $search) { id } }',
    {id: 1},
  );
  expect(status).toBe(200);
  expect(body.data).toEqual({Media: {id: 1}});
});

test('reports an invalid value by field', {tag: '@plain'}, async () => {
  const token = await client.token();
  const {status, body} = await client.query('mutation { SaveTextActivity(text: "x") { id } }', {}, token);
  expect(status).toBe(400);
  expect(body.errors?.[0]).toMatchObject({
    message: 'validation',
    status: 400,
    validation: {text: ['The text must be at least 5 characters.']},
  });
});

test("rejects changes to another user's list entry", {tag: '@plain'}, async () => {
  const {Page} = await client.queryAsUser<{Page: {mediaList: {id: number}[]}}>(
    '{ Page(perPage: 1) { mediaList(userName: "Tobias") { id } } }',
  );
  const refused = await client.query(
    'mutation ($id: Int) { DeleteMediaListEntry(id: $id) { deleted } }',
    {id: Page.mediaList[0]?.id},
    await client.token(),
  );
  expect(refused.body.errors?.[0]?.message).toBe('You are not authorized to modify this MediaList');
});

test('rejects a revoked token and accepts a new one', {tag: '@plain'}, async () => {
  const old = await client.token();
  await client.control('revoke?as=member');
  await expectRecorded('invalid-token.400', '{ Viewer { id } }', old);
  expect((await client.query('{ Viewer { id } }', {}, await client.token())).status).toBe(200);
});

test('shows a user who blocks the viewer without a token and hides them with one', {tag: '@plain'}, async () => {
  const query = '{ User(name: "Gatekeeper") { id } }';
  expect((await client.query(query)).status).toBe(200);
  expect((await client.query(query, {}, await client.token())).status).toBe(404);
});
