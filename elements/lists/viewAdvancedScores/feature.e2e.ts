import type {Page} from '@playwright/test';

import {queryApi} from '#e2e/support/api';
import {apiCalls} from '#e2e/support/find';
import {listedTexts} from '#e2e/support/listed';
import {navigate, waitUntilQuiet, bringIntoView} from '#e2e/support/page';
import {expect, test, type Ids} from '#e2e/support/test';
import type {StandIn} from '#e2e/support/server';

const tag = 'am-view-advanced-scores';
const list = ({user}: Ids) => `/user/${user}/animelist`;
const rowOf = (page: Page, mediaId: number) =>
  page
    .locator('.list-entries .row')
    .filter({has: page.locator(`.title > a[href^="/anime/${mediaId}/"]`)})
    .first();
const sign = (page: Page, mediaId: number) => rowOf(page, mediaId).getByRole('button', {name: 'Advanced scores'});

interface Scored {
  mediaId: number;
  advancedScores: Record<string, number>;
}

/** The advanced scores above 0 of a list, by media id. */
async function scoresOf(standIn: StandIn, userName: string) {
  const {MediaListCollection: all} = await queryApi<{MediaListCollection: {lists: {entries: Scored[]}[]}}>(
    standIn,
    'query ($userName: String) { MediaListCollection(userName: $userName, type: ANIME) { lists { entries { mediaId advancedScores } } } }',
    {userName},
  );
  return new Map(
    all.lists
      .flatMap(({entries}) => entries)
      .map(({mediaId, advancedScores}) => [mediaId, Object.entries(advancedScores).filter(([, score]) => score > 0)]),
  );
}

/** The media of the rows that are mounted, in their order. */
const shownMedia = (page: Page) =>
  page
    .locator('.list-entries .row .title > a')
    .evaluateAll(links => links.map(link => Number(/\d+/.exec(link.getAttribute('href') ?? '')?.[0])));

/** Scrolls to the first row whose entry has advanced scores. */
async function findScored(page: Page, scores: ReadonlyMap<number, unknown[]>) {
  await expect(page.locator('.list-entries .row').first()).toBeVisible();
  const mediaId = (await shownMedia(page)).find(each => (scores.get(each) ?? []).length > 1);
  if (mediaId === undefined) throw new Error('no row has advanced scores');
  await bringIntoView(rowOf(page, mediaId));
  return mediaId;
}

test(
  '[viewAdvancedScores] shows the scores as a table, by keyboard and by a click',
  {tag: ['@core', '@text']},
  async ({open, ids, standIn}) => {
    const scores = await scoresOf(standIn, ids.user);
    const page = await open(list(ids), {as: 'member', width: 400});
    const mediaId = await findScored(page, scores);
    const button = sign(page, mediaId);
    await expect(button.locator('svg')).toBeVisible();
    await button.focus();
    const table = page.locator(tag).getByRole('table');
    await expect(table).toBeVisible();
    const expected = (scores.get(mediaId) ?? []).map(([category, score]) => `${category} ${score}`);
    expect((await listedTexts(table.getByRole('row'))).map(row => row.replace(/\s+/g, ' '))).toEqual(expected);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(table).toHaveCount(0);
    await button.click();
    await expect(table).toBeVisible();
  },
);

test('[viewAdvancedScores] marks exactly the entries with advanced scores, and mounts few signs on a long list', async ({
  open,
  ids,
  standIn,
}) => {
  const scores = await scoresOf(standIn, ids.user);
  const page = await open(list(ids), {as: 'member', settings: {plussMinus: false}});
  await findScored(page, scores);
  await expect(page.locator(tag).first()).toBeVisible();
  await waitUntilQuiet(page);
  const inView = await page.locator('.list-entries .row').evaluateAll(
    (rows, name) =>
      rows
        .filter(row => row.getBoundingClientRect().bottom > 0 && row.getBoundingClientRect().top < innerHeight)
        .map(row => ({
          mediaId: Number(/\d+/.exec(row.querySelector('.title > a')?.getAttribute('href') ?? '')?.[0]),
          isMarked: row.querySelector(name) !== null,
        })),
    tag,
  );
  expect(inView.length).toBeGreaterThan(8);
  const expected = inView.map(({mediaId}) => ({mediaId, isMarked: (scores.get(mediaId) ?? []).length > 0}));
  expect(inView).toEqual(expected);
  expect(new Set(expected.map(({isMarked}) => isMarked)).size).toBe(2);
  await expect.poll(() => page.locator(tag).count()).toBeLessThanOrEqual(30);
  await test.step('in all layouts', async () => {
    for (const layout of ['cards', 'table compact', 'table']) {
      await page.getByRole('button', {name: layout, exact: true}).click();
      await expect(page.locator('.list-entries .row').locator(tag).first()).toBeVisible();
    }
  });
});

test('[viewAdvancedScores] requests the scores of a list once, and not at all if its owner has no advanced scoring', async ({
  open,
  ids,
  standIn,
}) => {
  const page = await open(list(ids), {as: 'member'});
  await expect(page.locator(tag).first()).toBeVisible();
  const calls = async (name: string) =>
    (await apiCalls(standIn)).filter(({operation}) => operation?.split('_').includes(name)).length;
  expect([await calls('AdvancedScoring'), await calls('AdvancedScores')]).toEqual([1, 1]);
  // The member uses advanced scoring for anime only.
  await navigate(page, `/user/${ids.user}/mangalist`);
  await expect(page.locator('.medialist.manga .row').first()).toBeVisible();
  await waitUntilQuiet(page);
  expect([await calls('AdvancedScoring'), await calls('AdvancedScores')]).toEqual([1, 1]);
  await expect(page.locator(tag)).toHaveCount(0);
});
