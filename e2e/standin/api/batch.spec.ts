import {expect, test} from '@playwright/test';
import {StandInClient} from './client';
import type {Answered} from './client';
import {withHeldTimers} from './heldTimers';

let client: StandInClient;
let ids: Record<string, number>;
let token: string;
test.beforeAll(async () => {
  client = await StandInClient.start();
  ids = (await client.control('ids.json')) as Record<string, number>;
});
test.beforeEach(async () => {
  await client.control('reset');
  await client.control('clock?freeze=2026-11-20T18:00:00Z');
  token = await client.token();
});
test.afterAll(() => client.close());

const fresh = async (): Promise<number[]> => {
  const {Page} = await client.queryAsUser<{Page: {media: {id: number}[]}}>(
    '{ Page(perPage: 3) { media(onList: false, type: ANIME, status: FINISHED) { id } } }',
  );
  return Page.media.map(({id}) => id);
};

const fields = 'mediaId status progress notes startedAt { year month day } completedAt { year month day }';
const save = (mediaIds: readonly number[], args = 'status: PLANNING'): Promise<Answered> => {
  const aliases = mediaIds.map(
    (id, i) => `a${String(i)}: SaveMediaListEntry(mediaId: ${String(id)}, ${args}) { ${fields} }`,
  );
  return client.query(`mutation Batch { ${aliases.join('\n')} }`, {}, token);
};

interface ReadEntry {
  readonly id: number;
  readonly mediaId: number;
  readonly notes?: string;
}
const entriesOf = async (mediaIds: readonly number[]): Promise<ReadEntry[]> =>
  (
    await client.queryAsUser<{Page: {mediaList: ReadEntry[]}}>(
      'query ($user: Int, $media: [Int]) { Page(perPage: 50) { mediaList(userId: $user, mediaId_in: $media) { id mediaId notes } } }',
      {user: ids.userId, media: mediaIds},
    )
  ).Page.mediaList;
const savedOf = async (mediaIds: readonly number[]): Promise<number[]> =>
  (await entriesOf(mediaIds)).map(({mediaId}) => mediaId);
const writtenOf = async (): Promise<unknown[]> =>
  ((await client.control('ledger')) as {variables: {mediaId: number}}[]).map(({variables}) => variables.mediaId);

test('carries out several mutations of one document, and fills in what AniList fills in', {tag: '@plain'}, async () => {
  const media = await fresh();
  await client.queryAsUser('mutation { UpdateUser(timezone: "00:00") { id } }');
  const {status, body} = await save(media, 'status: COMPLETED, notes: "So sad 😭 again"');
  expect(status).toBe(200);
  expect(Object.keys(body.data ?? {})).toEqual(['a0', 'a1', 'a2']);
  for (const alias of ['a0', 'a1', 'a2'])
    expect(body.data?.[alias]).toMatchObject({notes: 'So sad ', completedAt: {year: 2026, month: 11, day: 20}});
  expect((body.data?.a0 as {progress: number} | undefined)?.progress).toBeGreaterThan(0);
  const current = await save(media.slice(0, 1), 'status: CURRENT');
  expect(current.body.data?.a0).toMatchObject({startedAt: {year: 2026, month: 11, day: 20}});
});

for (const [siblings, answered, saved] of [
  ['saved', [0, 2], [0, 2]],
  ['nulled', [], [0, 2]],
  ['stopped', [0], [0]],
  ['undone', [], []],
] as const)
  test(`treats the mutations beside a refused one as set: ${siblings}`, {tag: '@plain'}, async () => {
    const media = await fresh();
    await client.control(`batches?siblings=${siblings}`);
    await client.control(`refuse?media=${String(media[1])}`);
    const {status, body} = await save(media);
    expect(status).toBe(400);
    expect(body.errors).toHaveLength(1);
    expect(body.errors?.[0]).toMatchObject({message: 'validation', status: 400});
    expect(body.errors?.[0]).not.toHaveProperty('path');
    expect(Object.keys(body.data ?? {})).toEqual(['a0', 'a1', 'a2']);
    expect(Object.values(body.data ?? {}).flatMap((value, i) => (value ? [i] : []))).toEqual(answered);
    const wanted = saved.map(i => media[i]);
    expect(await savedOf(media)).toEqual(wanted);
    expect(await writtenOf()).toEqual(wanted);
    await client.control('refuse?clear');
    expect((await save(media)).status).toBe(200);
    expect(await savedOf(media)).toEqual(media);
  });

test('refuses media items with the set status, also their deletion', {tag: '@plain'}, async () => {
  const media = await fresh();
  await save(media);
  const entries = await entriesOf(media);
  for (const [status, message] of [
    [404, 'Not Found.'],
    [500, 'Internal Server Error'],
  ] as const) {
    await client.control(`refuse?media=${String(media[0])},${String(media[2])}&status=${String(status)}`);
    const {body} = await save(media);
    expect(body.errors?.[0]).toMatchObject({message, status});
    expect([body.data?.a0, body.data?.a2]).toEqual([null, null]);
    expect(body.data?.a1).toMatchObject({mediaId: media[1]});
  }
  const aliases = entries.map(({id}, i) => `d${String(i)}: DeleteMediaListEntry(id: ${String(id)}) { deleted }`);
  const deleted = await client.query(`mutation { ${aliases.join('\n')} }`, {}, token);
  expect(deleted.body.data).toEqual({d0: null, d1: {deleted: true}, d2: null});
  expect(await savedOf(media)).toEqual([media[0], media[2]]);
});

test('finds at most 50 media or entries of a list of ids', {tag: '@plain'}, async () => {
  const wanted = Array.from({length: 5000}, (_, i) => i + 1);
  const {Page} = await client.queryAsUser<{Page: {media: {id: number}[]}}>(
    'query ($ids: [Int]) { Page(perPage: 60) { media(id_in: $ids) { id } } }',
    {ids: wanted},
  );
  expect(Page.media).toHaveLength(50);
  for (let at = 0; at < 60; at += 20) await save(Page.media.slice(at, at + 20).map(({id}) => id));
  expect(await entriesOf(wanted)).toHaveLength(50);
});

test('counts the complexity of each alias, and a fragment at each spread', {tag: '@plain'}, async () => {
  const media = await fresh();
  const spread = (count: number): string =>
    `mutation { ${Array.from({length: count}, (_, i) => `a${String(i)}: SaveMediaListEntry(mediaId: ${String(media[0])}, status: PLANNING) { ...Saved }`).join('\n')} }
    fragment Saved on MediaList { ${fields} }`;
  await client.control('batches?complexity=50');
  expect((await client.query(spread(3), {}, token)).status).toBe(200);
  const refused = await client.query(spread(5), {}, token);
  expect(refused.status).toBe(400);
  expect(refused.body.errors?.[0]?.message).toBe('Max query complexity should be 50 but got 65');
  await client.control('reset');
  expect((await client.query(spread(5), {}, token)).status).toBe(200);
});

test('cuts a batch in the middle', {tag: '@plain'}, async () => {
  const media = await fresh();
  await client.control('faults?operation=SaveMediaListEntry&kind=cut&after=2&times=1');
  await expect(save(media)).rejects.toThrow();
  expect(await savedOf(media)).toEqual(media.slice(0, 2));
  expect(await writtenOf()).toEqual(media.slice(0, 2));
});

for (const [kind, early] of [
  ['late', 0],
  ['latency', 3],
] as const)
  test(
    `answers a batch late, with its writes carried out ${early ? 'at once' : 'late too'} (${kind})`,
    {tag: '@plain'},
    async () => {
      const media = await fresh();
      await client.control(`faults?operation=Batch&kind=${kind}&ms=300`);
      await withHeldTimers(300, async held => {
        const answer = save(media);
        await expect.poll(() => held.count, {intervals: [5]}).toBe(1);
        expect(await savedOf(media)).toHaveLength(early);
        held.release();
        expect((await answer).status).toBe(200);
        expect(await savedOf(media)).toEqual(media);
      });
    },
  );

test('rejects an unknown treatment with an explanation', {tag: '@plain'}, async () => {
  const {status, text} = await client.get('/__standin/batches?siblings=perhaps');
  expect(status).toBe(400);
  expect(text).toContain('siblings must be one of');
});
