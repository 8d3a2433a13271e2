// Sums and hints about an import: rows without a match, rows without a title, and the hint about dismissing.
import {button, chooseFile, importAll, job, ownStoredList, review, tools} from '#e2e/support/imports';
import {expect, test} from '#e2e/support/test';

const own = {as: 'member', token: true} as const;
const path = '/settings/import';

test('[moreImports] counts rows that AniList does not have apart from unchanged ones', async ({open, ids, standIn}) => {
  const list = await ownStoredList(standIn, ids.user);
  const [kept, added] = await list.entries();
  await list.keep([kept?.mediaId ?? 0]);
  const entries = [
    {mediaId: kept?.mediaId, status: kept?.status, progress: kept?.progress, media: {title: {romaji: 'Kept'}}},
    {mediaId: added?.mediaId, status: 'PLANNING'},
    {mediaId: 999_999_999, status: 'CURRENT', media: {title: {romaji: 'Gone'}}},
  ];
  const page = await open(path, own);
  await chooseFile(page, /^Automail/, JSON.stringify({version: '1.00', MediaListCollection: {lists: [{entries}]}}));
  await expect(tools(page).getByText('1 entry added, 0 changed, 1 unchanged, 1 not found on AniList.')).toBeVisible();
  await expect(tools(page).getByRole('checkbox', {name: 'Import Entry 2', exact: true})).toBeVisible();
  await standIn.control('faults?operation=SaveEntry&kind=404&times=1');
  await importAll(page);
  // Nothing was imported, so nothing can be undone.
  await expect(button(page, 'Undo import…')).toHaveCount(0);
  await expect(job(page)).not.toContainText('undo');
});

test('[moreImports] warns that dismissing an import ends its undo only while it can be undone', async ({
  open,
  ids,
  standIn,
}) => {
  const list = await ownStoredList(standIn, ids.user);
  const [entry] = await list.entries();
  await list.keep();
  const page = await open(path, own);
  const entries = [{mediaId: entry?.mediaId, status: 'PLANNING', media: {title: {romaji: 'First'}}}];
  await chooseFile(page, /^Automail/, JSON.stringify({version: '1.00', MediaListCollection: {lists: [{entries}]}}));
  await importAll(page);
  const hint = job(page).getByText(/can't undo/);
  await expect(hint).toBeVisible();
  await button(page, 'Undo import…').click();
  await button(page, 'Undo import').click();
  await expect(job(page)).toContainText('Import undone.', {timeout: 20_000});
  await expect(hint).toHaveCount(0);
});

test('[moreImports] leaves enough room for the changes of an entry', async ({open, ids, standIn}) => {
  const list = await ownStoredList(standIn, ids.user);
  const all = (await list.entries()).slice(0, 4);
  await list.keep();
  const page = await open(path, own);
  const notes = 'A note that is as long as notes often are, with a second half.';
  const entries = all.map(({mediaId, media}) => ({mediaId, status: 'COMPLETED', scoreRaw: 85, notes, media}));
  await chooseFile(page, /^Automail/, JSON.stringify({version: '1.00', MediaListCollection: {lists: [{entries}]}}));
  const cell = review(page)
    .getByRole('cell', {name: /^New: /})
    .first();
  const widthOf = async () => (await cell.boundingBox())?.width ?? 0;
  await expect(cell).toBeVisible();
  expect(await widthOf()).toBeGreaterThanOrEqual(240);
  await page.setViewportSize({width: 400, height: 800});
  expect(await widthOf()).toBeGreaterThanOrEqual(240);
});
