// AniList's own data download, which has anime and manga in one list.
import {button, chooseFile, importAll, job, ownStoredList, review, tools} from '#e2e/support/imports';
import {expect, test} from '#e2e/support/test';

const own = {as: 'member', token: true} as const;

test('[moreImports] imports one list of AniList’s data download, keeps what is on it, and undoes it', async ({
  open,
  ids,
  standIn,
}) => {
  const list = await ownStoredList(standIn, ids.user);
  const [kept, added] = await list.entries();
  await list.keep([kept?.mediaId ?? 0]);
  const before = await list.entries();
  const rows = [
    {series_id: kept?.mediaId, status: 3, progress: 1},
    {
      ...{series_id: added?.mediaId, status: 4, score: 85, progress: 2, repeat: 1, notes: 'seen with friends'},
      ...{started_on: 20200131, finished_on: 20200200},
    },
    {series_id: ids.manga, status: 0, progress: 7},
    {series_id: 'lost', status: 0},
  ];
  const page = await open('/settings/import', own);
  await chooseFile(page, /^AniList data download/, JSON.stringify({user: {display_name: ids.user}, lists: rows}));
  const note = '1 entry of this file is manga. Choose the manga list above to import it.';
  await expect(tools(page).getByText(note)).toBeVisible();
  await expect(
    tools(page).getByText('1 entry added, 0 changed, 1 unchanged, 1 row left out, 1 row of the other list.'),
  ).toBeVisible();
  await expect(review(page).getByRole('cell', {name: /seen with friends/})).toBeVisible();
  await importAll(page);
  const after = await list.entries();
  expect(after).toHaveLength(before.length + 1);
  expect(after.find(({mediaId}) => mediaId === kept?.mediaId)).toEqual(before[0]);
  expect(after.find(({mediaId}) => mediaId === added?.mediaId)).toMatchObject({
    ...{status: 'PAUSED', progress: 2, repeat: 1, notes: 'seen with friends'},
    ...{startedAt: {year: 2020, month: 1, day: 31}, completedAt: {year: 2020, month: 2, day: null}},
  });
  await button(page, 'Undo import…').click();
  await button(page, 'Undo import').click();
  await expect(job(page)).toContainText('Import undone.', {timeout: 20_000});
  expect(await list.entries()).toEqual(before);
});
