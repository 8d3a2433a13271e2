import type {Page} from '@playwright/test';

import {changeSettings, waitUntilQuiet} from '#e2e/support/page';
import {entrySaves} from '#e2e/support/progress';
import {observeShifts, shiftsOf} from '#e2e/support/shifts';
import {expect, test, type Ids} from '#e2e/support/test';

const own = {as: 'member', token: true} as const;
const list = ({user}: Ids) => `/user/${user}/animelist`;
const ours = 'am-pluss-minus';
const score = (page: Page, mediaId: number) =>
  page
    .locator('.list-entries .row')
    .filter({has: page.locator(`.title > a[href^="/anime/${mediaId}/"]`)})
    .first()
    .locator('.score');
/** The first entry in the list whose score can be raised and lowered, scrolled to. */
async function findScored(page: Page) {
  await expect(page.locator('.list-entries .row').first()).toBeVisible();
  const found = await page.locator('.list-entries .row').evaluateAll(rows => {
    const row = rows.find(each => {
      const value = Number(each.querySelector('.score')?.getAttribute('score'));
      return value > 3 && value < 9;
    });
    row?.scrollIntoView({block: 'center'});
    const id = /\d+/.exec(row?.querySelector('.title > a')?.getAttribute('href') ?? '')?.[0];
    return [Number(id), Number(row?.querySelector('.score')?.getAttribute('score'))] as const;
  });
  const [mediaId, before] = found;
  expect(mediaId).toBeGreaterThan(0);
  return {mediaId, before};
}

const shown = (page: Page, mediaId: number) =>
  score(page, mediaId).evaluate(node => [node.getAttribute('score'), node.firstChild?.textContent?.trim()]);

test(
  '[plusMinus] raises and lowers a score, and saves clicks that follow each other together, or undoes them',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const page = await open(list(ids), own);
    const {mediaId, before} = await findScored(page);
    const earlier = await entrySaves(standIn, mediaId);
    const raise = score(page, mediaId).locator(ours).getByRole('button', {name: 'Raise score'});
    const lower = score(page, mediaId).locator(ours).getByRole('button', {name: 'Lower score'});
    // In one task: on a busy machine, three presses of the mouse would be too far apart.
    await raise.evaluate(
      (up, down) => [down, down, up].forEach(each => (each as HTMLElement).click()),
      await lower.elementHandle(),
    );
    // The user's scores are decimal.
    const saved = (before * 10 - 1) / 10;
    const next = String(saved);
    await expect.poll(() => shown(page, mediaId)).toEqual([next, next]);
    await expect.poll(async () => (await entrySaves(standIn, mediaId)).at(-1)).toEqual({mediaId, score: saved});
    await waitUntilQuiet(page);
    expect((await entrySaves(standIn, mediaId)).length - earlier.length).toBe(1);
    await test.step('a refused change shows the score before again', async () => {
      await standIn.control('faults?operation=SaveMediaListEntry&kind=null-data');
      await raise.press('Enter');
      await expect(page.getByRole('alert')).toContainText("Your score wasn't saved.");
      await expect.poll(() => shown(page, mediaId)).toEqual([next, next]);
    });
  },
);

test('[plusMinus] marks a score as not saved until AniList has answered, also after a reload', async ({
  open,
  ids,
  standIn,
}) => {
  await standIn.control('rate?window=3000&limit=100');
  await standIn.control('faults?operation=SaveMediaListEntry&kind=500');
  const page = await open(list(ids), own);
  const {mediaId, before} = await findScored(page);
  const buttons = score(page, mediaId).locator(ours);
  await buttons.getByRole('button', {name: 'Raise score'}).click();
  const next = String((before * 10 + 1) / 10);
  await expect.poll(() => shown(page, mediaId)).toEqual([next, next]);
  const mark = buttons.getByRole('status').getByRole('button');
  await expect(mark).toHaveAccessibleName(/^Not saved yet/);
  await expect(mark.locator('svg')).toHaveCSS('width', '14px');
  await page.reload();
  await findScored(page);
  await expect(mark).toHaveAccessibleName(new RegExp(`^Your new score is ${next}. Not saved yet: `));
  await standIn.control('faults?clear');
  await expect(mark).toHaveCount(0);
  await expect.poll(async () => (await entrySaves(standIn, mediaId)).at(-1)).toEqual({mediaId, score: Number(next)});
});

test('[plusMinus] leaves the lists of other users and lists with smileys alone', async ({open, ids}) => {
  const page = await open(`/user/${ids.other}/animelist`, own);
  await expect(page.locator('.list-entries .row').first()).toBeVisible();
  await waitUntilQuiet(page);
  await expect(page.locator(ours)).toHaveCount(0);
  const smileys = await open(`/user/${ids.users3}/animelist`, {...own, as: ids.users3});
  await expect(smileys.locator('.list-entries .row').first()).toBeVisible();
  await waitUntilQuiet(smileys);
  await expect(smileys.locator(ours)).toHaveCount(0);
});

// Once scores have been changed, there is more to restore.
test('[plusMinus] mounts few buttons on a long list, and restores the list when switched off', async ({open, ids}) => {
  const page = await open(list(ids), {...own, settings: {plussMinus: false}});
  await expect(page.locator('.list-entries .row').first()).toBeVisible();
  await waitUntilQuiet(page);
  const scores = () =>
    page
      .locator('.list-entries .row .score')
      .evaluateAll(nodes => nodes.slice(0, 20).map(node => `${node.getAttribute('score')} ${node.textContent}`));
  const before = await scores();
  await expect(page.locator(ours)).toHaveCount(0);
  await changeSettings(page, {plussMinus: true});
  await expect(page.locator(ours).first()).toBeVisible();
  await waitUntilQuiet(page);
  await expect.poll(() => page.locator(ours).count()).toBeLessThan(await page.locator('.list-entries .row').count());
  await page.locator(`.score[score="0"] ${ours}`).first().getByRole('button', {name: 'Raise score'}).click();
  await expect(page.locator(ours).filter({hasText: '1'}).first()).toBeVisible();
  await page.locator(`.score:not([score="0"]) ${ours}`).first().getByRole('button', {name: /score/}).last().click();
  await changeSettings(page, {plussMinus: false});
  await expect(page.locator(ours)).toHaveCount(0);
  await expect.poll(() => scores()).toEqual(before);
});

test(
  '[plusMinus] keeps its buttons in their column and moves nothing but the score, 400 px wide',
  {tag: '@text'},
  async ({open, ids}) => {
    const page = await open(list(ids), {
      ...own,
      width: 400,
      settings: {plussMinus: false, viewAdvancedScores: false, tagIndex: false},
      beforeLoad: observeShifts,
    });
    const rows = page.locator('.list-entries .row');
    await expect(rows.first()).toBeVisible();
    await waitUntilQuiet(page);
    const {mediaId} = await findScored(page);
    // Rows with their contents: positions from the top of the document.
    const places = () =>
      rows.evaluateAll(nodes =>
        nodes.slice(0, 40).map(row =>
          [row, ...row.querySelectorAll('.cover, .title > a, .progress')].map(node => {
            const {left, top, height} = node.getBoundingClientRect();
            return [left, top + scrollY, height].map(Math.round);
          }),
        ),
      );
    const before = await places();
    expect(before).toHaveLength(40);
    await changeSettings(page, {plussMinus: true});
    await expect(score(page, mediaId).locator(ours)).toBeVisible();
    await waitUntilQuiet(page);
    await expect.poll(() => places()).toEqual(before);
    const inColumn = await page.locator(`.list-entries .row .score > ${ours}`).evaluateAll(nodes =>
      nodes.map(node => {
        const [steps, column, row] = [node, node.parentElement, node.closest('.row')].map(each =>
          each?.getBoundingClientRect(),
        );
        if (!steps || !column || !row) return false;
        return steps.left >= column.left - 1 && steps.right <= column.right + 1 && steps.bottom <= row.bottom + 1;
      }),
    );
    expect(inColumn.length).toBeGreaterThan(5);
    expect(inColumn.filter(isIn => !isIn)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(400);
    const shifts = (await shiftsOf(page)).filter(({by}) => by.includes(ours));
    const total = shifts.reduce((sum, {value}) => sum + value, 0);
    expect(total, JSON.stringify(shifts)).toBeLessThan(0.001);
  },
);

test('[plusMinus] shows its buttons while a row is hovered or focused, at both sides of the number, 24 pixels large', async ({
  open,
  ids,
}) => {
  const page = await open(list(ids), {...own, settings: {plussMinus: false}});
  const {mediaId} = await findScored(page);
  const number = () =>
    score(page, mediaId).evaluate(node => {
      const range = document.createRange();
      range.selectNodeContents(node.firstChild ?? node);
      const {left, right} = range.getBoundingClientRect();
      return {left, right};
    });
  const before = await number();
  await changeSettings(page, {plussMinus: true});
  const buttons = score(page, mediaId).locator(ours).getByRole('button');
  await expect(buttons).toHaveCount(2);
  expect(await number()).toEqual(before);
  const [lower, raise] = [await buttons.first().boundingBox(), await buttons.last().boundingBox()];
  expect([lower?.width, lower?.height, raise?.width, raise?.height]).toEqual([24, 24, 24, 24]);
  expect((lower?.x ?? 0) + 24).toBeLessThanOrEqual(before.left);
  expect(raise?.x).toBeGreaterThanOrEqual(before.right);
  await page.mouse.move(1, 1);
  await expect(buttons.first()).toHaveCSS('opacity', '0');
  await score(page, mediaId).hover();
  await expect(buttons.first()).toHaveCSS('opacity', '1');
  await page.mouse.move(1, 1);
  await expect(buttons.first()).toHaveCSS('opacity', '0');
  await buttons.first().focus();
  await expect(buttons.last()).toHaveCSS('opacity', '1');
  // Without a score, there is only the button that gives one.
  const unscored = page.locator(`.score[score="0"] ${ours}`).first();
  await expect(unscored.getByRole('button')).toHaveCount(1);
});
