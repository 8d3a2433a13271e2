// A bulk edit and its undo whose tab or browser is killed again and again, while AniList fails in every way.
import {expect, test, type Page} from '@playwright/test';
import {setTimeout as pause} from 'node:timers/promises';

import {queryAs, tokenOf, type QueryApi} from '../support/api';
import {createProfile, startKillable} from '../support/killable';
import {KilledTabs} from '../support/killedTabs';
import {smallest} from '../support/listed';
import {seededRandom, type SeededRandom} from '../support/seeded';
import type {GivenEdit} from '../support/harness';
import type {StandIn} from '../support/server';
import {prepareOutboxScenario} from '../support/writesScene';

/** Numbers of entries that are saved, deleted, and made a favorite or none. */
const counts = {saved: 100, deleted: 40, favourites: 40};
/** Numbers of kills while the edit runs, and while it is undone. */
const killsPerPhase = 50;
/** In every second life, rows are carried out; the kill comes between sending others and their answer. */
const livesPerAdvance = 2;
const mutations = ['SaveMediaListEntry', 'DeleteMediaListEntry', 'ToggleFavourite'];
const faults = ['cut', 'drop', 'latency', 'late', '500', '429', 'truncated', 'wrong-shape'];
/** AniList accepts no larger progress. */
const tooMuch = 70_000;

interface Entry {
  readonly id: number;
  readonly mediaId: number;
  readonly progress: number;
  readonly notes: string | null;
  readonly customLists: Record<string, boolean> | null;
  readonly media: {readonly isFavourite: boolean};
}

const question = `query ($userName: String) {
  MediaListCollection(userName: $userName, type: ANIME) { lists { isCustomList entries {
    id mediaId status score scoreRaw: score(format: POINT_100) progress repeat priority private notes
    hiddenFromStatusLists customLists advancedScores
    startedAt { year month day } completedAt { year month day } media { isFavourite }
  } } }
}`;

/** The user's list by media id. */
async function listOf(ask: QueryApi, userName: string): Promise<Map<number, Entry>> {
  const {MediaListCollection: all} = await ask<{MediaListCollection: {lists: {entries: Entry[]}[]}}>(question, {
    userName,
  });
  return new Map(all.lists.flatMap(({entries}) => entries).map(entry => [entry.mediaId, entry]));
}

/** The values of the entries of a list, whichever ids they have: no notes are empty ones after an undo. */
const shown = (list: ReadonlyMap<number, Entry>) =>
  [...list.values()]
    .map(({id, notes, ...entry}) => (void id, {...entry, notes: notes ?? ''}))
    .toSorted((a, b) => a.mediaId - b.mediaId);

/** An edit of every kind, of which AniList refuses one row, and the list as it should be afterwards. */
function plan(list: ReadonlyMap<number, Entry>, seed: SeededRandom) {
  const all = [...list.values()];
  const saved = all.slice(0, counts.saved);
  const deleted = all.slice(counts.saved, counts.saved + counts.deleted);
  const others = all.slice(counts.saved + counts.deleted);
  const favourites = new Set(all.slice(0, counts.favourites).map(({mediaId}) => mediaId));
  const label = 'Title';
  const edits = saved.map(({mediaId, progress, customLists, media}, index): GivenEdit => {
    const [name] = Object.keys(customLists ?? {});
    const lists =
      name === undefined
        ? undefined
        : {add: customLists?.[name] ? [] : [name], remove: customLists?.[name] ? [name] : []};
    return {
      ...{
        mediaId,
        label,
        base: {progress},
        values: {progress: index ? seed.integer(1, 500) : tooMuch, ...(lists && {lists})},
      },
      isFavourite: favourites.has(mediaId) ? !media.isFavourite : undefined,
    };
  });
  const deletions = deleted.map(({mediaId}): GivenEdit => ({mediaId, label, base: {}, isDeleted: true}));
  const after = saved.map((entry, index): Entry => {
    const {values, isFavourite = entry.media.isFavourite} = edits[index] ?? {};
    const media = {isFavourite};
    if (!index) return {...entry, media};
    const {add = [], remove = []} = values?.lists ?? {};
    const names = Object.keys(entry.customLists ?? {});
    const isOn = (name: string) => (entry.customLists?.[name] || add.includes(name)) && !remove.includes(name);
    const customLists = entry.customLists && Object.fromEntries(names.map(name => [name, Boolean(isOn(name))]));
    return {...entry, media, customLists, progress: values?.progress ?? entry.progress};
  });
  return {
    edits: [...edits, ...deletions],
    wanted: new Map([...after, ...others].map(entry => [entry.mediaId, entry])),
    rowCount: edits.length + deletions.length + favourites.size,
  };
}

const stateIn = (page: Page) => page.evaluate(() => globalThis.writesHarness?.importState());
const isOver = (state: string | undefined) => state === 'done' || state === 'undone';
const polling = {timeout: 0, intervals: [50]};

/**
 * Waits until another number of rows is carried out than before, and others are sent but not answered, or none are left.
 * Resolves to that number.
 */
async function waitForUnanswered(page: Page, before: number) {
  let imported = before;
  const isAdvanced = async () => {
    const now = await stateIn(page);
    imported = now?.imported ?? 0;
    return imported !== before || isOver(now?.state);
  };
  await expect.poll(isAdvanced, polling).toBe(true);
  const isSent = async () => {
    const writes = await page.evaluate(() => globalThis.writesHarness?.storedWrites());
    return (writes ?? []).some(({state}) => state === 'sent') || isOver((await stateIn(page))?.state);
  };
  await expect.poll(isSent, polling).toBe(true);
  return imported;
}

interface Lives {
  readonly standIn: StandIn;
  readonly tabs: KilledTabs;
  readonly seed: SeededRandom;
}

/**
 * Kills the tabs of a job as often as wanted. Resolves to how many of them had rows left. `imported`: how many rows are
 * carried out at first. A page may carry some out before it can be asked, so it is compared with an earlier one.
 */
async function kill({standIn, tabs, seed}: Lives, imported: number) {
  let activeCount = 0;
  for (let life = 0; life < killsPerPhase; life += 1) {
    await standIn.control('faults?clear');
    const kind = seed.pick(faults);
    // A toggle that arrives after the time in which calls settle would be sent twice.
    const ms = seed.integer(20, kind === 'late' ? 100 : 300);
    const advances = life % livesPerAdvance > 0;
    // A list that can't be read would end the run of this life.
    const operation = advances ? seed.pick(mutations) : '*';
    await standIn.control(`faults?operation=${operation}&kind=${kind}&ms=${ms}&times=1`);
    // Two calls are answered, the next one never is, so some rows remain for the next lives, however slow the machine is.
    for (const name of mutations) {
      await standIn.control(`faults?operation=${name}&kind=latency&ms=20&times=2`);
      await standIn.control(`faults?operation=${name}&kind=latency&ms=1200000`);
    }
    const page = await tabs.open();
    activeCount += isOver((await stateIn(page))?.state) ? 0 : 1;
    if (advances) imported = await waitForUnanswered(page, imported);
    else await pause(seed.integer(20, 400));
    await tabs.kill();
  }
  await standIn.control('faults?clear');
  return activeCount;
}

for (const siblings of ['saved', 'undone'] as const)
  test(`a bulk edit and its undo, killed ${2 * killsPerPhase} times, carry out every row once, where those beside a refused one are ${siblings}`, async () => {
    const start = Number(process.env.AUTOMAIL_SEED ?? 20_261_130);
    const seed = seededRandom(start);
    console.info(`seed ${start}: AUTOMAIL_SEED=${start} repeats this run`);
    const {folder, remove} = createProfile();
    const {standIn, scripts} = await prepareOutboxScenario();
    const tabs = new KilledTabs(() => startKillable(standIn, folder, scripts));
    try {
      await standIn.control(`batches?siblings=${siblings}`);
      const {user} = await standIn.control<{user: string}>('ids.json');
      const ask = queryAs(standIn, await tokenOf(standIn, user));
      const before = await listOf(ask, user);
      expect(before.size).toBeGreaterThan(counts.saved + counts.deleted);
      const {edits, wanted, rowCount} = plan(before, seed);
      await (await tabs.open()).evaluate(given => globalThis.writesHarness?.editMany(given), edits);
      await tabs.kill();
      const active = [await kill({standIn, tabs, seed}, 0)];
      const done = {state: 'done', imported: rowCount - 1, failed: 1};
      let page = await tabs.open();
      await expect.poll(() => stateIn(page), {timeout: 0, intervals: [500]}).toEqual(done);
      expect(shown(await listOf(ask, user))).toEqual(shown(wanted));
      await page.evaluate(() => globalThis.writesHarness?.undoJob());
      await tabs.kill();
      active.push(await kill({standIn, tabs, seed}, done.imported));
      page = await tabs.open();
      await expect
        .poll(() => stateIn(page), {timeout: 0, intervals: [500]})
        .toEqual({state: 'undone', imported: 0, failed: 1});
      console.info(`kills while rows were left: ${active.join(' and ')}`);
      expect(smallest(active)).toBeGreaterThan(killsPerPhase / 3);
      expect(shown(await listOf(ask, user))).toEqual(shown(before));
    } finally {
      await tabs.end();
      standIn.stop();
      remove();
    }
  });
