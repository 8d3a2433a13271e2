// Imports that overwrite, are interrupted, or are undone.
import type {Page} from '@playwright/test';

import {violations} from '#e2e/support/axe';
import {
  button,
  chooseFile,
  exportFile,
  importAll,
  job,
  ownStoredList,
  pausesBetweenSaves,
  savedFile,
  savedMedia,
  type StoredList,
  tools,
} from '#e2e/support/imports';
import {apiCalls} from '#e2e/support/find';
import {smallest} from '#e2e/support/listed';
import {navigate, waitUntilQuiet} from '#e2e/support/page';
import {expect, type OpenOptions, test} from '#e2e/support/test';

const own = {as: 'member', token: true} as const;
const path = '/settings/import';

/** Exports a list, deletes all its entries, and chooses the file. Resolves to the page, on which they are reviewed. */
async function openWithMissing(open: (path: string, options: OpenOptions) => Promise<Page>, list: StoredList) {
  const page = await open(path, own);
  const file = await exportFile(page, 'Automail (JSON)');
  await list.keep();
  await chooseFile(page, /^Automail/, file.text);
  return page;
}

test(
  '[moreImports] changes entries that are on the list only when overwriting, and takes everything back',
  {tag: ['@core', '@journey']},
  async ({open, ids, standIn}) => {
    const list = await ownStoredList(standIn, ids.user);
    const all = (await list.entries()).slice(0, 8);
    await list.keep(all.map(({mediaId}) => mediaId));
    const page = await open(path, own);
    const file = await exportFile(page, 'Automail (JSON)');
    await list.keep(all.slice(0, 6).map(({mediaId}) => mediaId));
    for (const {mediaId} of all.slice(0, 3)) await list.save(`mediaId: ${mediaId}, scoreRaw: 11, notes: "mine"`);
    const before = await list.values();
    await chooseFile(page, /^Automail/, file.text);
    await expect(tools(page).getByText('2 entries added, 0 changed, 6 unchanged.')).toBeVisible();
    await tools(page).getByRole('checkbox', {name: 'Overwrite entries that are already on my list'}).check();
    await expect(tools(page).getByText('2 entries added, 3 changed, 3 unchanged.')).toBeVisible();
    await importAll(page);
    expect((await list.values()).filter(({notes}) => notes === 'mine')).toEqual([]);
    // Later changes by the user stay.
    await list.save(`mediaId: ${all[1]?.mediaId ?? 0}, scoreRaw: 42`);
    await button(page, 'Undo import…').click();
    await button(page, 'Undo import').click();
    await expect(job(page)).toContainText('Import undone.', {timeout: 20_000});
    await expect(job(page)).toContainText(/since then/);
    const after = await list.values();
    const others = (values: typeof after) => values.filter(({mediaId}) => mediaId !== all[1]?.mediaId);
    expect(others(after)).toEqual(others(before));
    expect(after.find(({mediaId}) => mediaId === all[1]?.mediaId)?.scoreRaw).toBe(42);
    await button(page, 'Dismiss').click();
    await expect(job(page)).toHaveCount(0);
  },
);

test(
  '[moreImports] leaves an entry alone that is added by hand while the import is paused, also when it is taken back',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const list = await ownStoredList(standIn, ids.user);
    const all = (await list.entries()).slice(0, 4);
    await list.keep(all.map(({mediaId}) => mediaId));
    const page = await openWithMissing(open, list);
    await standIn.control('faults?operation=SaveEntry&kind=latency&ms=1500');
    await button(page, 'Import all selected').click();
    await expect.poll(() => savedMedia(standIn)).not.toEqual([]);
    await button(page, 'Pause').click();
    await expect(job(page)).toContainText('Paused.');
    await standIn.control('faults?clear');
    await waitUntilQuiet(page);
    const saved = await savedMedia(standIn);
    const byHand = all.map(({mediaId}) => mediaId).find(mediaId => !saved.includes(mediaId));
    await list.save(`mediaId: ${byHand}, progress: 5, notes: "by hand"`);
    await button(page, 'Resume').click();
    await expect(job(page)).toContainText(/\b3 of 4\b/, {timeout: 20_000});
    await expect(job(page)).toContainText(/since the preview/);
    await button(page, 'Undo import…').click();
    await button(page, 'Undo import').click();
    await expect(job(page)).toContainText('Import undone.', {timeout: 20_000});
    await expect
      .poll(async () => (await list.entries()).map(({mediaId, progress, notes}) => [mediaId, progress, notes]))
      .toEqual([[byHand, 5, 'by hand']]);
  },
);

test('[moreImports] continues after a reload and a pause, sends nothing twice that was answered, and reports every row', async ({
  open,
  ids,
  standIn,
}) => {
  const list = await ownStoredList(standIn, ids.user);
  const all = (await list.entries()).slice(0, 12);
  await list.keep(all.map(({mediaId}) => mediaId));
  const before = await list.values();
  const page = await open(path, own);
  const file = JSON.parse((await exportFile(page, 'Automail (JSON)')).text) as {
    MediaListCollection: {lists: {entries: object[]}[]};
  };
  file.MediaListCollection.lists[0]?.entries.push({
    mediaId: 999_999_999,
    status: 'CURRENT',
    media: {title: {romaji: 'Gone'}},
  });
  await list.keep();
  await standIn.control('rate?window=12000&limit=100000');
  await page.reload();
  await chooseFile(page, /^Automail/, JSON.stringify(file));
  // The first row is saved, but the page is gone before the answer.
  await standIn.control('faults?operation=SaveEntry&kind=latency&ms=6000&times=1');
  await button(page, 'Import all selected').click();
  await expect.poll(() => savedMedia(standIn)).toHaveLength(1);
  await standIn.control('faults?operation=SaveEntry&kind=latency&ms=1500');
  await page.reload();
  await expect.poll(async () => (await savedMedia(standIn)).length, {timeout: 20_000}).toBeGreaterThan(4);
  await button(page, 'Pause').click();
  await expect(job(page)).toContainText('Paused.');
  await standIn.control('faults?clear');
  // The current request is answered.
  await waitUntilQuiet(page);
  await page.reload();
  await standIn.control('faults?operation=SaveEntry&kind=404&times=1');
  await button(page, 'Resume').click();
  await expect(job(page)).toContainText(/\b11 of 12\b/, {timeout: 30_000});
  await expect(job(page)).toContainText('AniList no longer has this');
  await button(page, 'Try 1 entry again').click();
  await expect(job(page)).toContainText(/\b12 of 12\b/, {timeout: 20_000});
  await expect.poll(() => list.values()).toEqual(before);
  const saved = await savedMedia(standIn);
  const wanted = all.map(({mediaId}) => mediaId);
  // The row whose answer was lost is found on AniList, and not sent again.
  expect(saved.toSorted()).toEqual(wanted.toSorted());
  // A call every two seconds in a window of 60; the window is 12 seconds here, and the clocks have whole milliseconds.
  expect(smallest(await pausesBetweenSaves(standIn))).toBeGreaterThanOrEqual(395);
  const report = await savedFile(page, job(page).getByRole('button', {name: 'JSON'}));
  const {rows} = JSON.parse(report.text) as {rows: {title: string; fate: string}[]};
  expect(rows.find(({title}) => title === 'Gone')?.fate).toBe('Not found on AniList');
  expect(rows).toHaveLength(13);
  expect(rows.filter(({fate}) => fate === 'Imported')).toHaveLength(12);
});

test('[moreImports] keeps an import on the page while AniList rejects the sign-in, and continues it afterwards', async ({
  open,
  ids,
  standIn,
  expectedReports,
}) => {
  expectedReports.push(/Invalid token|400/);
  const list = await ownStoredList(standIn, ids.user);
  const all = (await list.entries()).slice(0, 4);
  await list.keep(all.map(({mediaId}) => mediaId));
  const page = await openWithMissing(open, list);
  await standIn.control('faults?operation=SaveEntry&kind=invalid-token');
  await button(page, 'Import all selected').click();
  const rejected = job(page)
    .getByRole('status')
    .filter({hasText: /rejecting/});
  await expect(rejected.getByRole('button', {name: 'Try again'})).toBeVisible();
  expect(await violations(page, 'am-more-imports')).toEqual([]);
  await standIn.control('faults?clear');
  await rejected.getByRole('button', {name: 'Try again'}).click();
  await expect(job(page)).toContainText('Import finished.', {timeout: 20_000});
  expect((await list.entries()).map(({mediaId}) => mediaId)).toEqual(all.map(({mediaId}) => mediaId));
});

test('[moreImports] reads nothing but its checks while it saves', async ({open, ids, standIn}) => {
  const list = await ownStoredList(standIn, ids.user);
  await list.keep((await list.entries()).slice(0, 8).map(({mediaId}) => mediaId));
  const page = await open(path, own);
  const file = await exportFile(page, 'Automail (JSON)');
  await list.keep();
  // Lists that lack the new entries.
  await navigate(page, `/user/${ids.user}/stats/anime/tags`);
  await expect.poll(async () => (await apiCalls(standIn)).map(({operation}) => operation)).toContain('Lists');
  await waitUntilQuiet(page);
  await navigate(page, path);
  await chooseFile(page, /^Automail/, file.text);
  await expect(button(page, 'Import all selected')).toBeVisible();
  await waitUntilQuiet(page);
  const begun = (await apiCalls(standIn)).length;
  await importAll(page);
  await waitUntilQuiet(page);
  const operations = (await apiCalls(standIn)).slice(begun).map(({operation}) => operation);
  expect(operations.filter(operation => operation === 'SaveEntry')).toHaveLength(3);
  expect(new Set(operations)).toEqual(new Set(['SaveEntry', 'WholeList']));
});
