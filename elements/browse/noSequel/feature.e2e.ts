import type {Page} from '@playwright/test';

import {queryApi} from '#e2e/support/api';
import {violations} from '#e2e/support/axe';
import {apiCalls} from '#e2e/support/find';
import {changeSettings, hostSnapshot, navigate, waitUntilQuiet} from '#e2e/support/page';
import type {StandIn} from '#e2e/support/server';
import {expect, test} from '#e2e/support/test';

const ours = 'am-no-sequel-box';
const path = '/search/anime?sort=TITLE_ROMAJI';
const chosen = {settings: {noSequel_value: true}};
const box = (page: Page) => page.locator(ours).getByRole('checkbox', {name: 'Hide sequels'});
const button = (page: Page, name: string) => page.locator(ours).getByRole('button', {name, exact: true});
const status = (page: Page) => page.locator(ours).getByRole('status');
const cards = (page: Page) => page.locator('.results .media-card');
const visible = (page: Page) => page.locator('.results .media-card:visible');

interface Related {
  id: number;
  type: string;
  relations: {edges: {relationType: string; node: {type: string}}[]};
}

/** The ids of all cards on the page, and of those that continue another title of their type. */
async function expectedOf(page: Page, standIn: StandIn) {
  const all = await cards(page)
    .locator('a.cover')
    .evaluateAll(links => links.map(link => Number(/\d+/.exec(link.getAttribute('href') ?? '')?.[0])));
  const fields = 'id type relations { edges { relationType(version: 2) node { type } } }';
  const aliases = [...new Set(all)].map(id => `m${id}: Media(id: ${id}) { ${fields} }`);
  const media: Related[] = [];
  for (let at = 0; at < aliases.length; at += 20)
    media.push(
      ...Object.values(await queryApi<Record<string, Related>>(standIn, `{ ${aliases.slice(at, at + 20).join(' ')} }`)),
    );
  const sequels = media
    .filter(({type, relations}) =>
      relations.edges.some(
        ({relationType, node}) => ['PREQUEL', 'PARENT'].includes(relationType) && node.type === type,
      ),
    )
    .map(({id}) => id);
  return {all, sequels};
}

/** The ids of the visible cards. */
const shown = (page: Page) =>
  visible(page)
    .locator('a.cover')
    .evaluateAll(links => links.map(link => Number(/\d+/.exec(link.getAttribute('href') ?? '')?.[0])));

const relationCalls = async (standIn: StandIn) =>
  (await apiCalls(standIn)).filter(({operation}) => operation?.includes('MediaRelations'));

/** The page with at least one sequel and one other title, which are returned. */
async function withSequels(page: Page, standIn: StandIn) {
  await expect(cards(page).first()).toBeAttached();
  await waitUntilQuiet(page);
  const expected = await expectedOf(page, standIn);
  expect(expected.sequels.length).toBeGreaterThan(0);
  expect(expected.sequels.length).toBeLessThan(expected.all.length);
  return {...expected, others: expected.all.filter(id => !expected.sequels.includes(id))};
}

test(
  '[noSequel] hides sequels once its box is selected, counts them, and shows them on demand',
  {tag: '@core'},
  async ({open, standIn}) => {
    const page = await open(path);
    const {all, sequels, others} = await withSequels(page, standIn);
    await expect(box(page)).not.toBeChecked();
    expect(await shown(page)).toEqual(all);
    expect(await relationCalls(standIn)).toHaveLength(0);
    await test.step('hides them with one request', async () => {
      await box(page).check();
      await expect.poll(() => shown(page)).toEqual(others);
      await expect(status(page)).toHaveText(
        sequels.length === 1 ? '1 sequel is hidden.' : `${sequels.length} sequels are hidden.`,
      );
      expect(await relationCalls(standIn)).toHaveLength(1);
      expect(await violations(page, ours)).toEqual([]);
    });
    await test.step('shows them, and hides them again', async () => {
      await button(page, 'Show').click();
      await expect.poll(() => shown(page)).toEqual(all);
      await expect(status(page)).toHaveText(/sequels are shown/i);
      await expect(button(page, 'Hide')).toBeFocused();
      await button(page, 'Hide').click();
      await expect.poll(() => shown(page)).toEqual(others);
    });
    await test.step('shows all when the box is cleared', async () => {
      await box(page).uncheck();
      await expect.poll(() => shown(page)).toEqual(all);
      await expect(status(page)).toHaveCount(0);
    });
  },
);

test('[noSequel] remembers the box, and asks once for titles that it knows', async ({open, standIn}) => {
  const page = await open(path);
  const {others} = await withSequels(page, standIn);
  await box(page).check();
  await expect.poll(() => shown(page)).toEqual(others);
  await waitUntilQuiet(page);
  await page.reload();
  await expect(box(page)).toBeChecked();
  await expect.poll(() => shown(page)).toEqual(others);
  expect(await relationCalls(standIn)).toHaveLength(1);
});

test('[noSequel] checks results that load while scrolling, and those of another search', async ({open, standIn}) => {
  const page = await open(path, chosen);
  await expect(status(page)).toHaveText(/hidden/);
  const before = await cards(page).count();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
  const more = await withSequels(page, standIn);
  expect(more.all.length).toBeGreaterThan(before);
  expect(await shown(page)).toEqual(more.others);
  await button(page, 'Show').click();
  // The page may be loading further results.
  await expect.poll(async () => (await shown(page)).slice(0, more.all.length)).toEqual(more.all);
  for (const next of [
    '/search/anime?sort=TITLE_ROMAJI&genres=Action',
    '/search/manga?sort=TITLE_ROMAJI',
    '/search/anime',
  ])
    await test.step(next, async () => {
      await navigate(page, next);
      await waitUntilQuiet(page);
      const {others} = await withSequels(page, standIn);
      await expect.poll(() => shown(page)).toEqual(others);
    });
});

// Hidden cards, which exist only once the box has been selected.
test('[noSequel] leaves the page as it was when it is switched off, and returns without a reload', async ({
  open,
  standIn,
}) => {
  const page = await open(path, {settings: {noSequel: false, noSequel_value: true}});
  const {all, others} = await withSequels(page, standIn);
  expect(await shown(page)).toEqual(all);
  const before = await hostSnapshot(page);
  for (let round = 0; round < 2; round += 1) {
    await changeSettings(page, {noSequel: true});
    await expect.poll(() => shown(page)).toEqual(others);
    await changeSettings(page, {noSequel: false});
    await expect(page.locator(ours)).toHaveCount(0);
    await expect.poll(() => hostSnapshot(page)).toEqual(before);
  }
  expect(await shown(page)).toEqual(all);
});

test('[noSequel] says how many titles it could not check, and tries again', async ({
  open,
  standIn,
  expectedReports,
}) => {
  expectedReports.push(/500|MediaRelations/);
  await standIn.control('faults?operation=MediaRelations&kind=500');
  const page = await open(path, chosen);
  await expect(status(page).filter({hasText: "20 titles couldn't be checked."})).toBeVisible();
  await expect(cards(page)).toHaveCount(20);
  await expect(visible(page)).toHaveCount(20);
  await standIn.control('faults?clear');
  await button(page, 'Try again').click();
  const {others} = await withSequels(page, standIn);
  await expect.poll(() => shown(page)).toEqual(others);
  await expect(button(page, 'Try again')).toHaveCount(0);
});
