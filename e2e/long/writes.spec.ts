import {expect, test, type Page} from '@playwright/test';
import {setTimeout as pause} from 'node:timers/promises';

import {prepareOutboxScenario} from '../support/writesScene';
import {crash, createProfile, startKillable, type KillableBrowser} from '../support/killable';
import {wish} from '../support/plannedWrites';
import {seededRandom, type SeededRandom} from '../support/seeded';
import type {StandIn} from '../support/server';

const browsers = 20;
const tabKills = 4;
/** Faults to inject; `cut` loses the answer to a write that was carried out. */
const faults = ['cut', 'cut', 'drop', 'latency', 'latency', 'late', '500', '429', '403', 'truncated', 'wrong-shape'];

const address = 'https://anilist.co/__standin/ids.json';

/** Writes whose answer may be lost once after they were carried out. */
const lostMost = ['SaveTextActivity', 'SaveActivityReply', 'SaveMessageActivity', 'ToggleLikeV2', 'ToggleFavourite'];

/** Injects a fault into the next calls, whatever they are, and loses the answer to one write. */
async function strike(standIn: StandIn, seed: SeededRandom) {
  const kind = seed.pick(faults);
  const ms = kind === 'late' ? seed.integer(20, 100) : seed.integer(50, 400);
  await standIn.control(`faults?operation=*&kind=${kind}&ms=${ms}&times=${seed.integer(1, 2)}`);
  await standIn.control(`faults?operation=${seed.pick(lostMost)}&kind=cut&times=1`);
}

type Scene = Awaited<ReturnType<typeof prepareOutboxScenario>>;

/** Hands in writes from a tab until it dies. */
async function use(page: Page, {intentions, cast}: Scene, seed: SeededRandom, isOver: () => boolean) {
  while (!isOver()) {
    const {kind, payload, ...rest} = wish(seed, cast);
    const give = () =>
      page.evaluate(([name, what]) => globalThis.writesHarness?.add(name, what) ?? false, [kind, payload] as const);
    await intentions.submit({kind, payload, ...rest}, give);
    await pause(seed.integer(0, 250));
  }
}

/** Two tabs work under faults until one of them, or the whole browser, is killed; resolves to the remaining tabs. */
async function live(browser: KillableBrowser, tabs: Page[], scene: Scene, seed: SeededRandom, whole: boolean) {
  let isOver = false;
  const used = tabs.map(page => use(page, scene, seed, () => isOver).catch(() => undefined));
  await strike(scene.standIn, seed);
  await pause(seed.integer(50, 900));
  const [victim] = seed.next() < 0.5 ? tabs : tabs.toReversed();
  if (whole) await browser.kill();
  else if (victim) await crash(victim);
  isOver = true;
  await Promise.all(used);
  return tabs.filter(page => page !== victim);
}

test('100 kills lose no write, post nothing twice and revert no toggle', async () => {
  const start = Number(process.env.AUTOMAIL_SEED ?? 20_261_126);
  const seed = seededRandom(start);
  const {folder, remove} = createProfile();
  const scene = await prepareOutboxScenario();
  const count = {kills: 0, orphans: 0};
  console.info(`seed ${start}: AUTOMAIL_SEED=${start} repeats this run`);
  try {
    for (let life = 0; life < browsers; life += 1) {
      const browser = await startKillable(scene.standIn, folder, scene.scripts);
      let tabs = [await browser.tab(address)];
      count.orphans += await scene.countInFlight(tabs[0]);
      for (let kill = 0; kill <= tabKills; kill += 1) {
        while (tabs.length < 2) tabs.push(await browser.tab(address));
        tabs = await live(browser, tabs, scene, seed, kill === tabKills);
        count.kills += 1;
      }
    }
    await scene.standIn.control('faults?clear');
    const calm = await startKillable(scene.standIn, folder, scene.scripts);
    await scene.waitUntilEmpty(await calm.tab(address));
    await calm.kill();
    const {wrong, doubled, refused} = await scene.results();
    console.info(
      `${count.kills} kills, ${count.orphans} writes under way at a start, ${scene.intentions.accepted} accepted`,
    );
    expect({wrong, doubled, refused}, `AUTOMAIL_SEED=${start}`).toEqual({wrong: [], doubled: [], refused: []});
    expect(count.kills).toBe(browsers * (tabKills + 1));
    expect(count.orphans, 'kills between sending and answer').toBeGreaterThan(0);
  } finally {
    scene.standIn.stop();
    remove();
  }
});
