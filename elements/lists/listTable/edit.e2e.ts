import type {Page} from '@playwright/test';

import {queryAsMember} from '#e2e/support/api';
import {current, lastSave} from '#e2e/support/tableEdits';
import {changeSettings, waitUntilQuiet} from '#e2e/support/page';
import {entrySaves} from '#e2e/support/progress';
import {expect, test, type Ids, type OpenOptions} from '#e2e/support/test';

const columns = 'title,status,score,progress,started,finished,repeats,notes,lists,private,hidden';
const signedIn = {as: 'member', token: true} as const;
const on = {...signedIn, settings: {listTable: true}};
const table = (page: Page) => page.locator('am-list-table-table');
const row = (page: Page, mediaId: number) => table(page).locator(`[data-media="${mediaId}"]`);
const cell = (page: Page, mediaId: number, column: string) => row(page, mediaId).locator(`td.${column}`);
const undo = (page: Page) => page.locator('.ui-toast').getByRole('button', {name: 'Undo'});

const address = (user: string, query = 'status:current') => `/user/${user}/animelist?table=1~${columns}~~${query}`;

/** Opens the table with an entry in it. */
async function shown(open: (path: string, options: OpenOptions) => Promise<Page>, ids: Ids, mediaId: number) {
  const page = await open(address(ids.user), on);
  await expect(row(page, mediaId)).toBeVisible();
  return page;
}

test('[listTable] edits a score by keyboard alone, and undoes it', {tag: '@core'}, async ({open, ids, standIn}) => {
  const {mediaId, score} = await current(standIn, ids);
  const page = await shown(open, ids, mediaId);
  const next = score === 9 ? 8 : 9;
  await cell(page, mediaId, 'title').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, mediaId, 'score')).toBeFocused();
  await page.keyboard.press(String(next));
  const field = row(page, mediaId).getByRole('textbox', {name: /^Score of ./});
  await expect(field).toHaveValue(String(next));
  await page.keyboard.press('Enter');
  await expect(field).toHaveCount(0);
  await expect(cell(page, mediaId, 'score')).toContainText(`${next}/10`);
  await expect.poll(() => lastSave(standIn, mediaId)).toEqual({score: next});
  await test.step('Escape leaves the value', async () => {
    await cell(page, mediaId, 'score').focus();
    await page.keyboard.press('F2');
    await page.keyboard.press('1');
    await page.keyboard.press('Escape');
    await expect(cell(page, mediaId, 'score')).toContainText(`${next}/10`);
    await expect(cell(page, mediaId, 'score')).toBeFocused();
  });
  await undo(page).press('Enter');
  await expect.poll(() => lastSave(standIn, mediaId)).toEqual({score});
  await waitUntilQuiet(page);
  expect((await entrySaves(standIn, mediaId)).length).toBe(2);
});

const none = {year: null, month: null, day: null};

test('[listTable] saves exactly what each editor changes, and shows it after a reload', async ({
  open,
  ids,
  standIn,
}) => {
  const {mediaId, progress} = await current(standIn, ids);
  const page = await shown(open, ids, mediaId);
  const typed: readonly (readonly [string, string, object, RegExp])[] = [
    ['progress', `+2`, {progress: progress + 2}, new RegExp(`^${progress + 2}\\b`)],
    ['started', '2024-05-17', {startedAt: {year: 2024, month: 5, day: 17}}, /2024/],
    ['finished', '5/2023', {completedAt: {year: 2023, month: 5, day: null}}, /2023/],
    ['repeats', '3', {repeat: 3}, /^3/],
  ];
  for (const [column, text, change, result] of typed)
    await test.step(column, async () => {
      await cell(page, mediaId, column).focus();
      await page.keyboard.press('Enter');
      await row(page, mediaId).getByRole('textbox').fill(text);
      await page.keyboard.press('Enter');
      await expect(cell(page, mediaId, column)).toContainText(result);
      await expect.poll(() => lastSave(standIn, mediaId)).toEqual(change);
    });
  await test.step('an empty date', async () => {
    await cell(page, mediaId, 'finished').focus();
    await page.keyboard.press('F2');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await expect.poll(() => lastSave(standIn, mediaId)).toEqual({completedAt: none});
  });
  await test.step('notes', async () => {
    await cell(page, mediaId, 'private').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('F2');
    await row(page, mediaId).getByRole('textbox').fill('First <i>line</i>\nsecond 😀');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => lastSave(standIn, mediaId)).toEqual({notes: 'First <i>line</i>\nsecond &#128512;'});
  });
  await test.step('private', async () => {
    await cell(page, mediaId, 'private').focus();
    await page.keyboard.press('F2');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect.poll(async () => typeof (await lastSave(standIn, mediaId))?.private).toBe('boolean');
  });
  await waitUntilQuiet(page);
  await page.reload();
  for (const [column, , , result] of typed.filter(([name]) => name !== 'finished'))
    await expect(cell(page, mediaId, column)).toContainText(result);
  await expect(cell(page, mediaId, 'notes')).toContainText('First <i>line</i> second 😀');
});

test('[listTable] changes custom lists without losing those of another tab', async ({open, ids, standIn}) => {
  const {mediaId, customLists} = await current(standIn, ids);
  const page = await shown(open, ids, mediaId);
  const [kept = '', changed = ''] = Object.keys(customLists);
  await cell(page, mediaId, 'lists').focus();
  await page.keyboard.press('Enter');
  const box = row(page, mediaId).getByRole('checkbox', {name: changed});
  await box.setChecked(!customLists[changed]);
  const before = Object.keys(customLists).filter(name => (name === kept ? !customLists[name] : customLists[name]));
  await queryAsMember(
    standIn,
    'member',
    'mutation ($mediaId: Int, $customLists: [String]) { SaveMediaListEntry(mediaId: $mediaId, customLists: $customLists) { id } }',
    {mediaId, customLists: before},
  );
  await page.keyboard.press('Enter');
  const after = customLists[changed] ? before.filter(name => name !== changed) : [...before, changed];
  const sent = async () => ((await lastSave(standIn, mediaId))?.customLists as string[] | undefined)?.toSorted();
  await expect.poll(sent).toEqual(after.toSorted());
  await undo(page).click();
  await expect.poll(sent).toEqual(before.toSorted());
});

test('[listTable] completes an entry by its status, and undoes all that AniList has filled in', async ({
  open,
  ids,
  standIn,
}) => {
  const {mediaId, progress} = await current(standIn, ids);
  const page = await open(address(ids.user), on);
  await expect(row(page, mediaId)).toBeVisible();
  await cell(page, mediaId, 'status').focus();
  await page.keyboard.press('Enter');
  await row(page, mediaId).getByRole('combobox').selectOption('COMPLETED');
  await page.keyboard.press('Enter');
  await expect.poll(() => lastSave(standIn, mediaId)).toEqual({status: 'COMPLETED'});
  await undo(page).click();
  await expect.poll(() => lastSave(standIn, mediaId)).toMatchObject({status: 'CURRENT', progress});
});

test('[listTable] changes the other copies of an entry, here and in other tabs', async ({open, ids, standIn}) => {
  const {mediaId, progress} = await current(standIn, ids);
  const page = await shown(open, ids, mediaId);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(cell(other, mediaId, 'progress')).toContainText(String(progress));
  await cell(page, mediaId, 'progress')
    .getByRole('button', {name: /^Raise progress/})
    .click();
  await expect(cell(page, mediaId, 'progress')).toContainText(String(progress + 1));
  await expect(cell(other, mediaId, 'progress')).toContainText(String(progress + 1));
  await expect.poll(() => lastSave(standIn, mediaId)).toMatchObject({progress: progress + 1});
});

test('[listTable] edits the cards of a narrow page', async ({open, ids, standIn}) => {
  const {mediaId, score} = await current(standIn, ids);
  const page = await open(`/user/${ids.user}/animelist?table=1~title,score,notes~~status:current`, {
    ...on,
    width: 400,
  });
  const next = score === 9 ? 8 : 9;
  await cell(page, mediaId, 'score').dblclick();
  await row(page, mediaId).getByRole('textbox').fill(String(next));
  await page.keyboard.press('Enter');
  await expect(cell(page, mediaId, 'score')).toContainText(`${next}/10`);
  await expect.poll(() => lastSave(standIn, mediaId)).toEqual({score: next});
  await test.step('a panel fits into the page', async () => {
    await cell(page, mediaId, 'notes').dblclick();
    const panel = page.getByRole('group', {name: /^Notes on ./});
    await expect(panel.getByRole('textbox')).toBeFocused();
    const box = await panel.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(400);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  });
});

test('[listTable] edits no list of others or of guests', async ({open, ids}) => {
  for (const [user, options] of [
    [ids.other, on],
    [ids.user, {settings: {listTable: true}}],
    [ids.user, {as: 'member', settings: {listTable: true}}],
  ] as const) {
    const page = await open(address(user), options);
    const score = table(page).locator('td.score').first();
    await expect(score).toBeVisible();
    await expect(table(page).getByRole('button', {name: /^Raise progress/})).toHaveCount(0);
    await score.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('9');
    await expect(score.getByRole('textbox')).toHaveCount(0);
  }
});

test('[listTable] removes an open editor when it is switched off', async ({open, ids, standIn}) => {
  const {mediaId} = await current(standIn, ids);
  const page = await shown(open, ids, mediaId);
  await cell(page, mediaId, 'started').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', {name: /^Start date of ./})).toBeVisible();
  await changeSettings(page, {listTable: false});
  await expect(page.getByRole('group', {name: /^Start date of ./})).toHaveCount(0);
  await expect(page.locator('.medialist > .lists')).toBeVisible();
  await waitUntilQuiet(page);
  expect(await entrySaves(standIn, mediaId)).toEqual([]);
});
