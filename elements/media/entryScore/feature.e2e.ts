import type {Page} from '@playwright/test';

import type {StandIn} from '#e2e/support/server';
import {vaultToken} from '#e2e/support/vault';
import {openListEditor} from '#e2e/support/listEditor';
import {expect, test, type Ids} from '#e2e/support/test';
import {findReading, findWatched} from '#e2e/support/find';
import {entrySaves} from '#e2e/support/progress';
import {receivedQueries} from '#e2e/support/operations';
import {navigate, waitUntilQuiet} from '#e2e/support/page';

const box = 'am-entry-score';
const own = {as: 'member', token: true} as const;

/** The page of a media item that the user is watching and has scored. */
async function path(standIn: StandIn, {user}: Ids) {
  const {mediaId} = await findWatched(standIn, user);
  return `/anime/${mediaId}/`;
}

const raise = (page: Page) => page.getByRole('button', {name: 'Raise score'});
const lower = (page: Page) => page.getByRole('button', {name: 'Lower score'});
const score = (page: Page) => page.locator(box).getByRole('group', {name: 'Score'}).locator('output');
const progress = (page: Page) => page.locator(box).getByRole('group', {name: 'Episodes'}).locator('output');

const note = (page: Page) => page.locator(box).locator('.ui-note');

interface Written {
  mutation: string;
  variables: Record<string, unknown>;
}

test('[entryScore] raises progress up to the total, which completes the entry, and no further', async ({
  open,
  ids,
  standIn,
}) => {
  const {mediaId} = await findWatched(standIn, ids.user);
  const page = await open(`/anime/${mediaId}/`, own);
  const [now = 0, total = 0] = (await progress(page).innerText()).split('/').map(Number);
  const more = page.getByRole('button', {name: 'Raise progress'});
  for (let next = now + 1; next <= total; next += 1) {
    await more.click();
    await expect(progress(page)).toHaveText(`${next}/${total}`);
  }
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await more.click({force: true});
  await expect(progress(page)).toHaveText(`${total}/${total}`);
  await test.step('and has no button for more once that has lost the focus', async () => {
    await more.blur();
    await expect(more).toHaveCount(0);
  });
  await expect
    .poll(async () => (await entrySaves(standIn, mediaId)).at(-1))
    .toMatchObject({progress: total, status: 'COMPLETED'});
});

test(
  '[entryScore] saves a changed score, keeps an unanswered change across a reload, and sends it once the API answers',
  {tag: ['@core', '@journey']},
  async ({open, ids, standIn}) => {
    await standIn.control('rate?window=3000&limit=100');
    const page = await open(await path(standIn, ids), own);
    const shown = async () => Number.parseFloat(await score(page).innerText());
    const saved = async () => (await standIn.control<Written[]>('ledger')).at(-1)?.variables.score;
    const before = await shown();
    await lower(page).click();
    await expect.poll(shown).toBeLessThan(before);
    const first = await shown();
    await expect.poll(saved).toBe(first);
    await standIn.control('faults?operation=SaveMediaListEntry&kind=500');
    await lower(page).click();
    await expect(note(page)).toContainText('Not saved yet');
    const after = await score(page).innerText();
    expect(Number.parseFloat(after)).toBeLessThan(first);
    await page.reload();
    await expect(score(page)).toHaveText(after);
    await expect(note(page)).toContainText('Not saved yet');
    await standIn.control('faults?clear');
    await expect(note(page)).toHaveCount(0);
    expect(await saved()).toBe(Number.parseFloat(after));
  },
);

test('[entryScore] picks up what the site’s own editor saves', async ({open, ids, standIn}) => {
  const page = await open(await path(standIn, ids), own);
  await expect(progress(page)).toHaveText(/\d/);
  const [now = 0] = (await progress(page).innerText()).split('/').map(Number);
  await openListEditor(page, Number(/anime\/(\d+)/.exec(page.url())?.[1]));
  const editor = page.locator('.list-editor-wrap');
  await editor.locator('.form.progress input').fill(String(Math.max(0, now - 1)));
  await editor.locator('.form.progress input').press('Tab');
  await editor.locator('.save-btn').click();
  await expect(progress(page)).toHaveText(new RegExp(`^${Math.max(0, now - 1)}`));
});

test('[entryScore] requests the entry only if the site shows that the media item is on the list, and follows navigation', async ({
  open,
  ids,
  standIn,
}) => {
  const page = await open(`/anime/${ids.animeNoBanner}/`, own);
  await expect(page.locator('.media .actions .add')).toHaveText('Add to List');
  await waitUntilQuiet(page);
  expect([...(await receivedQueries(standIn))]).not.toContain('OwnEntry');
  await navigate(page, await path(standIn, ids));
  await expect(score(page)).toHaveText(/\d/);
  expect([...(await receivedQueries(standIn))]).toContain('OwnEntry');
  await navigate(page, `/manga/${await findReading(standIn, ids.user)}/`);
  await expect(page.locator(box).getByRole('group', {name: 'Chapters'})).toBeVisible();
});

test(
  '[entryScore] keeps the sign-in and the change while the API refuses the token',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const page = await open(await path(standIn, ids), own);
    await expect(raise(page)).toBeVisible();
    await standIn.control('faults?operation=SaveMediaListEntry&kind=invalid-token');
    await lower(page).click();
    await expect(raise(page)).toHaveCount(0);
    expect(await vaultToken(page)).not.toBe(undefined);
    await standIn.control('faults?clear');
    // The next page tries the token again, and the change is sent.
    await page.reload();
    await expect(raise(page)).toBeVisible();
    const saved = async () =>
      (await standIn.control<{mutation: string}[]>('ledger')).filter(({mutation}) => mutation === 'SaveMediaListEntry');
    await expect.poll(async () => (await saved()).length).toBe(1);
  },
);

test('[entryScore] is one control of 28 pixels with its parts side by side, 400 px wide', async ({
  open,
  ids,
  standIn,
}) => {
  const page = await open(await path(standIn, ids), {...own, width: 400});
  await expect(raise(page)).toBeVisible();
  const rows = page.locator(box).locator('.row');
  const [first, second] = [await rows.first().boundingBox(), await rows.last().boundingBox()];
  expect([first?.height, second?.height]).toEqual([28, 28]);
  expect(second?.y).toBe(first?.y);
  expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeCloseTo(8);
  const places = await Promise.all([lower(page), score(page), raise(page)].map(each => each.boundingBox()));
  const xs = places.map(place => place?.x ?? 0);
  expect(xs).toEqual(xs.toSorted((a, b) => a - b));
});
