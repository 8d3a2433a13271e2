// An import whose tab or browser is killed again and again, while AniList fails in every way.
import {expect, test, type Page} from '@playwright/test';
import {setTimeout as pause} from 'node:timers/promises';

import {queryAs, tokenOf} from '../support/api';
import {createProfile, startKillable} from '../support/killable';
import {KilledTabs} from '../support/killedTabs';
import {seededRandom, type SeededRandom} from '../support/seeded';
import type {StandIn} from '../support/server';
import {prepareOutboxScenario} from '../support/writesScene';

const entryCount = 300;
/**
 * Numbers of kills while the file is read and its media are searched, while entries are saved, and when all have an
 * outcome.
 */
const kills = {reading: 20, saving: 70, done: 10};
const save = 'SaveMediaListEntry';
/** Before every fifth kill while saving, entries are imported; the kill comes between sending another and its answer. */
const killsPerAdvance = 5;
/** Every fourth kill while reading has one of the six searches answered, so five of them may be cached at the end. */
const killsPerSearch = 4;
const faults = ['cut', 'drop', 'latency', 'late', '500', '429', 'truncated', 'wrong-shape'];

interface Entry {
  mediaId: number;
  progress: number;
}

/** An entry to be imported. */
interface Wanted extends Entry {
  malId: number;
}

const stateIn = (page: Page) => page.evaluate(() => globalThis.writesHarness?.importState());

/**
 * Waits until more entries than these are imported, and another one is sent but not answered. Resolves to how many are
 * imported.
 */
async function waitForUnanswered(page: Page, before: number) {
  const polling = {timeout: 0, intervals: [50]};
  let imported = before;
  const count = async () => (imported = (await stateIn(page))?.imported ?? 0);
  await expect.poll(count, polling).toBeGreaterThan(before);
  const states = () =>
    page.evaluate(async () => (await globalThis.writesHarness?.storedWrites())?.map(({state}) => state));
  await expect.poll(states, polling).toContain('sent');
  return imported;
}

interface Found {
  Page: {media: {id: number; idMal: number | null}[]};
}

/** Anime that are not on the list and share their MyAnimeList id with no other, each with the imported progress. */
async function intention(standIn: StandIn, token: string, known: ReadonlySet<number>, seed: SeededRandom) {
  const ask = queryAs(standIn, token);
  const wanted: Wanted[] = [];
  for (let page = 1; wanted.length < entryCount; page += 1) {
    const some = await ask<Found>(
      'query ($page: Int) { Page(page: $page, perPage: 50) { media(type: ANIME, sort: [ID]) { id idMal } } }',
      {page},
    );
    const malIds = some.Page.media.flatMap(({id, idMal}) => (idMal !== null && !known.has(id) ? idMal : []));
    const same = await ask<Found>(
      'query ($malIds: [Int]) { Page(perPage: 50) { media(type: ANIME, idMal_in: $malIds) { id idMal } } }',
      {malIds},
    );
    for (const malId of malIds) {
      const [media, another] = same.Page.media.filter(({idMal}) => idMal === malId);
      if (media && !another && wanted.length < entryCount)
        wanted.push({mediaId: media.id, malId, progress: seed.integer(1, 500)});
    }
  }
  return wanted;
}

const listOf = (wanted: readonly Wanted[]) =>
  `<myanimelist><myinfo><user_export_type>1</user_export_type></myinfo>${wanted
    .map(
      ({malId, progress}) =>
        `<anime><series_animedb_id>${malId}</series_animedb_id><my_watched_episodes>${progress}</my_watched_episodes><my_status>Watching</my_status></anime>`,
    )
    .join('')}</myanimelist>`;

async function entriesOf(standIn: StandIn, token: string, userName: string): Promise<Map<number, number>> {
  const {MediaListCollection: all} = await queryAs(standIn, token)<{
    MediaListCollection: {lists: {entries: Entry[]}[]};
  }>(
    'query ($userName: String) { MediaListCollection(userName: $userName, type: ANIME) { lists { entries { mediaId progress } } } }',
    {userName},
  );
  return new Map(all.lists.flatMap(({entries}) => entries).map(({mediaId, progress}) => [mediaId, progress]));
}

test(`an import of ${entryCount} entries that is killed 100 times saves each of them without losing or adding any`, async () => {
  const start = Number(process.env.AUTOMAIL_SEED ?? 20_261_126);
  const seed = seededRandom(start);
  console.info(`seed ${start}: AUTOMAIL_SEED=${start} repeats this run`);
  const {folder, remove} = createProfile();
  const {standIn, scripts} = await prepareOutboxScenario();
  const tabs = new KilledTabs(() => startKillable(standIn, folder, scripts));
  const killed = {reading: 0, saving: 0, done: 0};
  try {
    const {user} = await standIn.control<{user: string}>('ids.json');
    const token = await tokenOf(standIn, user);
    const before = await entriesOf(standIn, token, user);
    const wanted = await intention(standIn, token, new Set(before.keys()), seed);
    const file = listOf(wanted);
    const begin = (page: Page) => page.evaluate(text => globalThis.writesHarness?.importFile(text), file);
    for (; killed.reading < kills.reading; killed.reading += 1) {
      const page = await tabs.open();
      await standIn.control('faults?clear');
      // The first fault of a kind applies. The last search is never answered, so reading can't end before the kill, however
      // slow the machine is.
      const answered = killed.reading % killsPerSearch ? 0 : 1;
      await standIn.control(`faults?operation=ImportMedia&kind=latency&ms=200&times=${answered}`);
      await standIn.control('faults?operation=ImportMedia&kind=latency&ms=1200000');
      const ends = begin(page).then(
        () => 'started',
        () => 'killed',
      );
      await pause(seed.integer(0, 700));
      await tabs.kill();
      expect(await ends).toBe('killed');
    }
    await standIn.control('faults?clear');
    const first = await tabs.open();
    expect((await stateIn(first))?.state, 'nothing is begun before all media are found').toBeUndefined();
    await begin(first);
    let {imported} = (await stateIn(first)) ?? {imported: 0};
    for (; killed.saving < kills.saving; killed.saving += 1) {
      await tabs.kill();
      const advances = killed.saving % killsPerAdvance === killsPerAdvance - 1;
      await standIn.control('faults?clear');
      const [kind, ms] = [seed.pick(faults), seed.integer(20, 300)];
      await standIn.control(`faults?operation=${advances ? save : '*'}&kind=${kind}&ms=${ms}&times=1`);
      // A few entries are answered, the next one never is, so some remain until the last kill, however slow the machine is.
      await standIn.control(`faults?operation=${save}&kind=latency&ms=20&times=3`);
      await standIn.control(`faults?operation=${save}&kind=latency&ms=1200000`);
      const page = await tabs.open();
      if (advances) imported = await waitForUnanswered(page, imported);
      else await pause(seed.integer(20, 400));
    }
    await standIn.control('faults?clear');
    await tabs.kill();
    const done = {state: 'done', imported: entryCount, failed: 0};
    for (; killed.done < kills.done; killed.done += 1) {
      const page = await tabs.open();
      await expect.poll(() => stateIn(page), {timeout: 0, intervals: [500]}).toEqual(done);
      await tabs.kill();
    }
    console.info(`kills: ${JSON.stringify(killed)}`);
    expect(Object.fromEntries(await entriesOf(standIn, token, user))).toEqual(
      Object.fromEntries([...before, ...wanted.map(({mediaId, progress}) => [mediaId, progress] as const)]),
    );
  } finally {
    await tabs.end();
    standIn.stop();
    remove();
  }
});
