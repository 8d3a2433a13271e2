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

interface SavedEntry {
  readonly id: number;
  readonly status: string;
  readonly progress: number;
  readonly startedAt: object;
  readonly completedAt: object;
}
const save = async (args: string): Promise<SavedEntry> =>
  (
    await client.queryAsUser<{SaveMediaListEntry: SavedEntry}>(
      `mutation { SaveMediaListEntry(${args}) { id status progress startedAt { year month day } completedAt { year month day } } }`,
    )
  ).SaveMediaListEntry;
const setTimezone = (zone: string) => client.queryAsUser(`mutation { UpdateUser(timezone: "${zone}") { id } }`);
const none = {year: null, month: null, day: null};

const texts = [
  ['a status', 'SaveTextActivity(text: "Thanks 😂 see you") { stored: text }', 'Thanks'],
  ['a reference', 'SaveTextActivity(text: "Thanks &#128514; see you") { stored: text }', 'Thanks &#128514; see you'],
  [
    'a character of another script',
    'SaveTextActivity(text: "ありがとう ♥ see you") { stored: text }',
    'ありがとう ♥ see you',
  ],
  ['a note', 'SaveMediaListEntry(mediaId: 1, notes: "So sad 😭 again") { stored: notes }', 'So sad '],
  ['about', 'UpdateUser(about: "I like 🍜") { stored: about }', 'I like '],
] as const;
for (const [name, mutation, stored] of texts)
  test(`stores ${name} up to the first character beyond U+FFFF`, {tag: '@plain'}, async () => {
    expect(await client.queryAsUser(`mutation { saved: ${mutation} }`)).toEqual({saved: {stored}});
  });

test('truncates custom list names at an emoji', {tag: '@plain'}, async () => {
  const {UpdateUser: saved} = await client.queryAsUser<{UpdateUser: {mediaListOptions: object}}>(
    `mutation { UpdateUser(animeListOptions: {customLists: ["Winter 🎄", "🎄 Winter"]}) { mediaListOptions { animeList { customLists } } } }`,
  );
  expect(saved.mediaListOptions).toEqual({animeList: {customLists: ['Winter ', '']}});
});

test(
  'fills in the finish date of the day in the zone of the user, and the full progress',
  {tag: '@plain'},
  async () => {
    for (const [zone, day] of [
      ['09:00', 21],
      ['-08:00', 20],
      ['00:00', 20],
    ] as const) {
      await client.control('reset');
      await client.control('clock?freeze=2026-11-20T18:00:00Z');
      await setTimezone(zone);
      const entry = await save(`mediaId: ${String(ids.animeNotListed)}, status: COMPLETED`);
      expect(entry.completedAt).toEqual({year: 2026, month: 11, day});
      expect(entry.progress).toBeGreaterThan(0);
      expect(entry.startedAt).toEqual(none);
    }
  },
);

test('keeps a sent finish date and progress, including an empty date', {tag: '@plain'}, async () => {
  const mediaId = String(ids.animeNotListed);
  expect(await save(`mediaId: ${mediaId}, status: COMPLETED, progress: 1, completedAt: {}`)).toMatchObject({
    progress: 1,
    completedAt: none,
  });
  await save(`mediaId: ${mediaId}, status: PAUSED, completedAt: {year: 2020}`);
  expect(await save(`mediaId: ${mediaId}, status: COMPLETED`)).toMatchObject({completedAt: {...none, year: 2020}});
});

test('fills in the start date of a current entry', {tag: '@plain'}, async () => {
  await client.control('clock?freeze=2026-11-20T18:00:00Z');
  await setTimezone('00:00');
  expect(await save(`mediaId: ${String(ids.animeNotListed)}, status: CURRENT`)).toMatchObject({
    startedAt: {year: 2026, month: 11, day: 20},
    completedAt: none,
  });
});

test(
  'keeps the repeating status after a progress update, unless the repeatLost switch is on',
  {tag: '@plain'},
  async () => {
    const mediaId = String(ids.animeNotListed);
    await save(`mediaId: ${mediaId}, status: REPEATING, progress: 1`);
    expect((await save(`mediaId: ${mediaId}, progress: 2`)).status).toBe('REPEATING');
    await client.control('native?repeatLost=1');
    expect((await save(`mediaId: ${mediaId}, progress: 3, status: REPEATING`)).status).toBe('REPEATING');
    expect((await save(`mediaId: ${mediaId}, progress: 4`)).status).toBe('CURRENT');
  },
);

test('announces a finished repeat without progress', {tag: '@plain'}, async () => {
  const mediaId = String(ids.animeNotListed);
  await save(`mediaId: ${mediaId}, status: REPEATING, progress: 1`);
  await save(`mediaId: ${mediaId}, status: COMPLETED`);
  const {Page} = await client.queryAsUser<{Page: {activities: unknown[]}}>(
    `{ Page(perPage: 1) { activities(userId: ${String(ids.userId)}, sort: ID_DESC) { ... on ListActivity { status progress } } } }`,
  );
  expect(Page.activities).toEqual([{status: 'rewatched', progress: null}]);
});

test('deletes and merges media until the next reset', {tag: '@plain'}, async () => {
  const listed = async () =>
    (
      await client.queryAsUser<{Page: {media: {id: number; mediaListEntry: object | null}[]}}>(
        '{ Page { media(id_in: [1, 5, 6], sort: ID) { id mediaListEntry { progress } } } }',
      )
    ).Page.media.map(({id, mediaListEntry}) => [id, mediaListEntry !== null]);
  const before = await listed();
  await save('mediaId: 5, status: PLANNING');
  await client.queryAsUser(
    `mutation { DeleteMediaListEntry(id: ${String((await save('mediaId: 6')).id)}) { deleted } }`,
  );
  await client.control('media?remove=5&into=6');
  await client.control('media?remove=1');
  expect(await listed()).toEqual([[6, true]]);
  await client.control('reset');
  expect(await listed()).toEqual(before);
});

test('limits a fault to a time span', {tag: '@plain'}, async () => {
  const status = async () => (await client.query('{ Media(id: 1) { id } }')).status;
  await client.control('clock?freeze=now');
  await client.control('faults?kind=invalid-token&forMs=300000');
  expect(await status()).toBe(400);
  await client.control('clock?advance=299000');
  expect(await status()).toBe(400);
  await client.control('clock?advance=2000');
  expect(await status()).toBe(200);
});
