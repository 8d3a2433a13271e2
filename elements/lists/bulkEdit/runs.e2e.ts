// Bulk edits that are refused, stopped, or continue after a reload and in another tab.
import {
  bar,
  bulkSettings,
  editJob,
  entriesOf,
  openTable,
  press,
  review,
  selectAll,
  switchOn,
} from '#e2e/support/bulkEdit';
import {apiCalls} from '#e2e/support/find';
import {ownStoredList, pausesBetweenSaves, savedMedia, type StoredList} from '#e2e/support/imports';
import type {Page} from '@playwright/test';
import {smallest} from '#e2e/support/listed';
import {expect, test} from '#e2e/support/test';

const own = {as: 'member', token: true, settings: bulkSettings} as const;

/** Limits the list to some entries, none of them private. */
async function keepSome(list: StoredList, count: number) {
  const mediaIds = (await list.entries()).slice(0, count).map(({mediaId}) => mediaId);
  await list.keep(mediaIds);
  for (const mediaId of mediaIds) await list.save(`mediaId: ${mediaId}, private: false`);
  return mediaIds;
}

/** Starts to make all entries private. */
async function makePrivate(page: Page, count: number) {
  await openTable(page);
  await selectAll(page);
  await press(page, 'Edit…');
  await switchOn(page, 'Private');
  await review(page, count);
  await press(page, new RegExp(`^Change ${count}`));
}

const privateOf = async (list: StoredList) =>
  Object.values(await entriesOf(list))
    .filter(entry => entry.private)
    .map(({mediaId}) => mediaId);

for (const siblings of ['saved', 'undone'])
  test(`[bulkEdit] names a refused entry, and tries only that one again, where those beside it are ${siblings}`, async ({
    open,
    ids,
    standIn,
  }) => {
    const list = await ownStoredList(standIn, ids.user);
    const mediaIds = await keepSome(list, 8);
    const [refused = 0] = mediaIds.slice(4);
    await standIn.control(`batches?siblings=${siblings}`);
    await standIn.control(`refuse?media=${refused}`);
    const page = await open(`/user/${ids.user}/animelist`, own);
    await makePrivate(page, 8);
    await expect(editJob(page)).toContainText(/\b7 of 8\b/, {timeout: 20_000});
    await expect(editJob(page).getByRole('listitem')).toHaveCount(1);
    expect(await privateOf(list)).toEqual(mediaIds.filter(id => id !== refused).toSorted((a, b) => a - b));
    await standIn.control('refuse?clear');
    const before = (await savedMedia(standIn)).length;
    await press(page, /^Try 1/);
    await expect(editJob(page)).toContainText(/\b8 of 8\b/, {timeout: 20_000});
    expect((await savedMedia(standIn)).slice(before)).toEqual([refused]);
  });

test('[bulkEdit] sends at most 20 entries in a call, two seconds apart', async ({open, ids, standIn}) => {
  const list = await ownStoredList(standIn, ids.user);
  await keepSome(list, 40);
  await standIn.control('rate?window=60000&limit=100000');
  const callsBefore = (await pausesBetweenSaves(standIn)).length;
  const page = await open(`/user/${ids.user}/animelist`, own);
  await makePrivate(page, 40);
  await expect(editJob(page)).toContainText(/\b40 of 40\b/, {timeout: 40_000});
  const pauses = (await pausesBetweenSaves(standIn)).slice(callsBefore + 1);
  // 1, 5, 20 and 14 entries.
  expect(pauses).toHaveLength(3);
  expect(smallest(pauses)).toBeGreaterThanOrEqual(1900);
});

test('[bulkEdit] stops after the current call, and continues where it was after a reload, which another tab shows', async ({
  open,
  ids,
  standIn,
}) => {
  const list = await ownStoredList(standIn, ids.user);
  const mediaIds = await keepSome(list, 12);
  await standIn.control('rate?window=6000&limit=100000');
  await standIn.control('faults?operation=SaveEntry&kind=latency&ms=1500');
  const page = await open(`/user/${ids.user}/animelist`, own);
  const saved = (await savedMedia(standIn)).length;
  await makePrivate(page, 12);
  await expect.poll(async () => (await savedMedia(standIn)).length - saved).toBe(1);
  await press(page, 'Stop');
  await expect(editJob(page)).toContainText('Stopped.');
  await standIn.control('faults?clear');
  const calls = (await apiCalls(standIn)).filter(({operation}) => operation === 'SaveEntry').length;
  expect(calls).toBeLessThanOrEqual(mediaIds.length + 2);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(editJob(other)).toContainText('Stopped.');
  await page.reload();
  await press(page, 'Resume');
  // Before that, it may not be stored.
  await expect(editJob(page).getByRole('progressbar')).toBeVisible();
  await page.reload();
  await expect(editJob(page)).toContainText(/\b12 of 12\b/, {timeout: 30_000});
  await expect(editJob(other)).toContainText(/\b12 of 12\b/);
  expect(await privateOf(list)).toEqual(mediaIds.toSorted((a, b) => a - b));
  expect((await savedMedia(standIn)).slice(saved).toSorted()).toEqual(mediaIds.toSorted());
  await press(other, 'Dismiss');
  await expect(bar(page)).toBeEmpty();
});

test('[bulkEdit] leaves an entry alone that was changed since, and names it in the undo', async ({
  open,
  ids,
  standIn,
}) => {
  const list = await ownStoredList(standIn, ids.user);
  const [first = 0, ...others] = await keepSome(list, 3);
  for (const mediaId of [first, ...others]) await list.save(`mediaId: ${mediaId}, status: COMPLETED, notes: "before"`);
  const page = await open(`/user/${ids.user}/animelist`, own);
  await openTable(page);
  await selectAll(page);
  await press(page, 'Edit…');
  await switchOn(page, 'Status');
  await bar(page).getByRole('combobox', {name: 'Status'}).selectOption('PAUSED');
  await review(page, 3);
  await press(page, /^Change 3/);
  await expect(editJob(page)).toContainText(/\b3 of 3\b/, {timeout: 20_000});
  await list.save(`mediaId: ${first}, status: DROPPED, notes: "later"`);
  await press(page, 'Undo…');
  await press(page, 'Undo bulk edit');
  await expect(editJob(page).getByRole('listitem')).toHaveCount(1, {timeout: 20_000});
  await expect(editJob(page).getByRole('listitem')).toContainText(/changed since/i);
  const entries = await entriesOf(list);
  expect(entries[first]).toMatchObject({status: 'DROPPED', notes: 'later'});
  for (const mediaId of others) expect(entries[mediaId]).toMatchObject({status: 'COMPLETED', notes: 'before'});
});
