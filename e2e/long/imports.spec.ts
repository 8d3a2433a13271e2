// An import whose browser is killed again and again, while AniList fails in every way.
import {expect, test, type Page} from '@playwright/test';

import {createProfile, startKillable} from '../support/killable';
import {seededRandom, type SeededRandom} from '../support/seeded';
import type {StandIn} from '../support/server';
import {queryAs} from '../support/writesMeans';
import {prepareOutboxScenario} from '../support/writesScene';

const address = 'https://anilist.co/__standin/ids.json';
const [rows, mostKills] = [120, 14];
const faults = ['cut', 'drop', 'latency', 'late', '500', '429', 'truncated', 'wrong-shape'];
const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

interface Entry {
  mediaId: number;
  progress: number;
}

const stateIn = (page: Page) => page.evaluate(() => globalThis.writesHarness?.importState());

/** Anime that are not on the list, each with the progress that is imported. */
async function intention(standIn: StandIn, token: string, known: ReadonlySet<number>, seed: SeededRandom) {
  const wanted = new Map<number, number>();
  for (let page = 1; wanted.size < rows; page += 1) {
    const {Page: found} = await queryAs(standIn, token)<{Page: {media: {id: number}[]}}>(
      'query ($page: Int) { Page(page: $page, perPage: 50) { media(type: ANIME, sort: [ID]) { id } } }',
      {page},
    );
    for (const {id} of found.media) if (!known.has(id) && wanted.size < rows) wanted.set(id, seed.integer(1, 500));
  }
  return wanted;
}

async function entriesOf(standIn: StandIn, token: string, userName: string): Promise<Map<number, number>> {
  const {MediaListCollection: all} = await queryAs(standIn, token)<{
    MediaListCollection: {lists: {entries: Entry[]}[]};
  }>(
    'query ($userName: String) { MediaListCollection(userName: $userName, type: ANIME) { lists { entries { mediaId progress } } } }',
    {userName},
  );
  return new Map(all.lists.flatMap(({entries}) => entries).map(({mediaId, progress}) => [mediaId, progress]));
}

test('an import that is killed again and again saves every entry, and loses and adds none', async () => {
  const start = Number(process.env.WRITES_SEED ?? Date.now() % 1_000_000);
  const seed = seededRandom(start);
  console.info(`seed ${start}: WRITES_SEED=${start} repeats this run`);
  const {folder, remove} = createProfile();
  const {standIn, scripts} = await prepareOutboxScenario();
  try {
    const {user} = await standIn.control<{user: string}>('ids.json');
    const {token} = await standIn.control<{token: string}>(`token?as=${user}`);
    const before = await entriesOf(standIn, token, user);
    const wanted = await intention(standIn, token, new Set(before.keys()), seed);
    let kills = 0;
    let last: Awaited<ReturnType<typeof stateIn>>;
    for (; kills < mostKills; kills += 1) {
      const browser = await startKillable(standIn, folder, scripts);
      const page = await browser.tab(address);
      if (!kills)
        await page.evaluate(progress => globalThis.writesHarness?.importProgress(progress), Object.fromEntries(wanted));
      last = await stateIn(page);
      await standIn.control(`faults?operation=*&kind=${seed.pick(faults)}&ms=${seed.integer(20, 300)}&times=1`);
      await pause(seed.integer(50, 700));
      await browser.kill();
    }
    expect(last?.imported, 'it went on after each kill').toBeGreaterThan(0);
    await standIn.control('faults?clear');
    const calm = await startKillable(standIn, folder, scripts);
    const page = await calm.tab(address);
    await expect.poll(async () => (await stateIn(page))?.state, {timeout: 60_000, intervals: [500]}).toBe('done');
    expect(await stateIn(page)).toEqual({state: 'done', imported: rows, failed: 0});
    await calm.kill();
    expect(Object.fromEntries(await entriesOf(standIn, token, user))).toEqual(
      Object.fromEntries([...before, ...wanted]),
    );
  } finally {
    standIn.stop();
    remove();
  }
});
