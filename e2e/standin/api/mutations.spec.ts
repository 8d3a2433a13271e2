import {expect, test} from '@playwright/test';
import {StandInClient} from './client';

let client: StandInClient;
let ids: Record<string, number>;
test.beforeAll(async () => {
  client = await StandInClient.start();
  ids = (await client.control('ids.json')) as Record<string, number>;
});
test.beforeEach(() => client.control('reset'));
test.afterAll(() => client.close());

const write = <T>(mutation: string, variables: object = {}): Promise<T> =>
  client.queryAsUser<T>(`mutation ${mutation}`, variables);
const read = <T>(query: string): Promise<T> => client.queryAsUser<T>(query);

interface Entry {
  readonly id: number;
  readonly status: string;
  readonly score: number;
  readonly progress: number;
  readonly notes: string | null;
  readonly customLists: Record<string, boolean>;
  readonly startedAt: object;
}

const entryFields =
  'id status score progress notes repeat private hiddenFromStatusLists customLists advancedScores startedAt { year month day }';

test('creates a list entry and updates it by id, leaving other fields unchanged', {tag: '@plain'}, async () => {
  const media = ids.animeNotListed;
  const made = await write<{SaveMediaListEntry: Entry}>(
    `($media: Int) { SaveMediaListEntry(mediaId: $media, status: CURRENT, progress: 2, score: 7.5, notes: "n",
    customLists: ["Comfort"], advancedScores: [5, 6], startedAt: {year: 2026, month: 11}) { ${entryFields} } }`,
    {media},
  );
  const {SaveMediaListEntry: entry} = made;
  expect(entry).toMatchObject({
    status: 'CURRENT',
    score: 7.5,
    progress: 2,
    notes: 'n',
    startedAt: {year: 2026, month: 11, day: null},
  });
  expect(entry.customLists).toMatchObject({Comfort: true, 'Hidden gems': false});
  const changed = await write<{SaveMediaListEntry: Entry}>(
    `($id: Int) { SaveMediaListEntry(id: $id, scoreRaw: 91, notes: null) { ${entryFields} } }`,
    {id: entry.id},
  );
  expect(changed.SaveMediaListEntry).toMatchObject({
    id: entry.id,
    status: 'CURRENT',
    score: 9.1,
    progress: 2,
    notes: null,
  });
  const found = await read<{Media: {mediaListEntry: Entry}}>(
    `{ Media(id: ${String(media)}) { mediaListEntry { id score } } }`,
  );
  expect(found.Media.mediaListEntry).toEqual({id: entry.id, score: 9.1});
});

test('creates list activities for list changes and merges them with recent ones', {tag: '@plain'}, async () => {
  const media = ids.animeNotListed;
  const feed = async (): Promise<unknown> =>
    (
      await read<{Page: {activities: unknown[]}}>(
        `{ Page { activities(userId: ${String(ids.userId)}, mediaId: ${String(media)}, sort: ID_DESC) { ... on ListActivity { status progress } } } }`,
      )
    ).Page.activities;
  await write('{ UpdateUser(activityMergeTime: 60) { id } }');
  await write('($media: Int) { SaveMediaListEntry(mediaId: $media, status: CURRENT, progress: 1) { id } }', {media});
  expect(await feed()).toEqual([{status: 'watched episode', progress: '1'}]);
  await write('($media: Int) { SaveMediaListEntry(mediaId: $media, progress: 4) { id } }', {media});
  expect(await feed()).toEqual([{status: 'watched episode', progress: '1 - 4'}]);
  await write('($media: Int) { SaveMediaListEntry(mediaId: $media, status: COMPLETED) { id } }', {media});
  expect(await feed()).toEqual([
    {status: 'completed', progress: null},
    {status: 'watched episode', progress: '1 - 4'},
  ]);
});

test('updates several entries at once and deletes one', {tag: '@plain'}, async () => {
  const {Page} = await read<{Page: {mediaList: Entry[]}}>(
    `{ Page(perPage: 2) { mediaList(userId: ${String(ids.userId)}, status: PLANNING) { id } } }`,
  );
  const chosen = Page.mediaList.map(entry => entry.id);
  const {UpdateMediaListEntries: rows} = await write<{UpdateMediaListEntries: Entry[]}>(
    '($ids: [Int]) { UpdateMediaListEntries(ids: $ids, status: PAUSED, private: true) { id status } }',
    {ids: chosen},
  );
  expect(rows).toEqual(chosen.map(id => ({id, status: 'PAUSED'})));
  expect(await write('($id: Int) { DeleteMediaListEntry(id: $id) { deleted } }', {id: chosen[0]})).toEqual({
    DeleteMediaListEntry: {deleted: true},
  });
  const again = await client.query(
    'mutation ($id: Int) { DeleteMediaListEntry(id: $id) { deleted } }',
    {id: chosen[0]},
    await client.token(),
  );
  expect(again.status).toBe(404);
});

test('records writes in the ledger in order, and a reset undoes them', {tag: '@plain'}, async () => {
  const lists =
    '{ MediaListCollection(userName: "Mirabel", type: ANIME) { lists { name entries { id score progress status } } } }';
  const before = (await client.query(lists, {}, await client.token())).text;
  await write('{ SaveMediaListEntry(mediaId: 1, progress: 1) { id } }');
  await write(
    '{ a: ToggleFavourite(animeId: 1) { anime { nodes { id } } } b: SaveTextActivity(text: "Ledger me") { id } }',
  );
  const ledger = (await client.control('ledger')) as {mutation: string}[];
  expect(ledger.map(row => row.mutation)).toEqual(['SaveMediaListEntry', 'ToggleFavourite', 'SaveTextActivity']);
  expect(ledger[0]).toMatchObject({user: 'Mirabel', who: 'api', variables: {mediaId: 1, progress: 1}});
  await client.control('reset');
  expect((await client.query(lists, {}, await client.token())).text).toBe(before);
  expect(await client.control('ledger')).toEqual([]);
});

test('rejects a mutation without a token', {tag: '@plain'}, async () => {
  const {status, body} = await client.query('mutation { SaveTextActivity(text: "Anonymous") { id } }');
  expect(status).toBe(401);
  expect(body.data).toEqual({SaveTextActivity: null});
});
