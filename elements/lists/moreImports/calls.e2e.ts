// Imports whose rows share calls, in each way in which AniList may treat the rows beside a refused one, and several imports.
import {queryApi} from '#e2e/support/api';
import {apiCalls} from '#e2e/support/find';
import {button, chooseFile, importAll, job, ownStoredList, savedMedia, tools} from '#e2e/support/imports';
import {navigate} from '#e2e/support/page';
import type {StandIn} from '#e2e/support/server';
import {expect, test} from '#e2e/support/test';

const own = {as: 'member', token: true} as const;
const path = '/settings/import';

/** The ids of this many anime that the stand-in has. */
async function someMedia(standIn: StandIn, count: number) {
  const query = '{ Page(perPage: 50) { media(type: ANIME, sort: [ID]) { id } } }';
  const {Page} = await queryApi<{Page: {media: {id: number}[]}}>(standIn, query);
  return Page.media.slice(0, count).map(({id}) => id);
}

/** A file of ours with these anime. */
const fileOf = (mediaIds: readonly number[], progress = 1) =>
  JSON.stringify({
    ...{version: '1.01', type: 'ANIME'},
    MediaListCollection: {
      lists: [{entries: mediaIds.map(mediaId => ({mediaId, status: 'CURRENT', progress, notes: 'Seen 😀'}))}],
    },
  });

const savesOf = async (standIn: StandIn) =>
  (await apiCalls(standIn)).filter(({operation}) => operation === 'SaveEntry').length;

for (const [siblings, mostCalls] of [
  ['saved', 6],
  ['nulled', 6],
  ['stopped', 30],
  ['undone', 30],
] as const)
  test(`[moreImports] saves every row but the refused ones, once, where those beside them are ${siblings}`, async ({
    open,
    ids,
    standIn,
  }) => {
    const list = await ownStoredList(standIn, ids.user);
    await list.keep();
    const mediaIds = await someMedia(standIn, 40);
    const [first = 0, second = 0] = [mediaIds[9], mediaIds[30]];
    await standIn.control(`batches?siblings=${siblings}`);
    await standIn.control(`refuse?media=${first},${second}`);
    const page = await open(path, own);
    await chooseFile(page, /^Automail/, fileOf(mediaIds));
    await importAll(page);
    await expect(job(page)).toContainText(/\b38 of 40\b/);
    await expect(job(page).getByRole('group', {name: /\b2\b/}).getByRole('listitem')).toHaveCount(2);
    const wanted = mediaIds.filter(id => id !== first && id !== second);
    expect((await list.entries()).map(({mediaId}) => mediaId)).toEqual(wanted.toSorted((a, b) => a - b));
    expect((await savedMedia(standIn)).toSorted()).toEqual(wanted.toSorted());
    expect(await savesOf(standIn)).toBeLessThanOrEqual(mostCalls);
  });

for (const [what, fault] of [
  ['is cut after the third row', 'cut&after=3'],
  ['comes after the time-out', 'latency&ms=900'],
  ['is carried out after the time-out', 'late&ms=700'],
  ['never reaches AniList', 'drop'],
] as const)
  test(`[moreImports] loses and doubles nothing if a call of many rows ${what}`, async ({open, ids, standIn}) => {
    const list = await ownStoredList(standIn, ids.user);
    await list.keep();
    await standIn.control('rate?window=6000&limit=100000&timeout=500');
    const mediaIds = await someMedia(standIn, 40);
    const page = await open(path, own);
    await chooseFile(page, /^Automail/, fileOf(mediaIds));
    // The first two calls have one row and five.
    await standIn.control('faults?operation=SaveEntry&kind=latency&ms=1&times=2');
    await standIn.control(`faults?operation=SaveEntry&kind=${fault}&times=1`);
    await importAll(page, 60_000);
    await expect(job(page)).toContainText(/\b40 of 40\b/);
    expect((await list.entries()).map(({mediaId, progress, notes}) => [mediaId, progress, notes])).toEqual(
      mediaIds.toSorted((a, b) => a - b).map(mediaId => [mediaId, 1, 'Seen &#128512;']),
    );
    expect((await savedMedia(standIn)).toSorted()).toEqual(mediaIds.toSorted());
  });

test('[moreImports] lets a second import wait, and undoes the first without touching the second', async ({
  open,
  ids,
  standIn,
}) => {
  const list = await ownStoredList(standIn, ids.user);
  await list.keep();
  const [first, second] = [await someMedia(standIn, 8), (await someMedia(standIn, 12)).slice(8)];
  await standIn.control('rate?window=6000&limit=100000');
  const page = await open(path, own);
  await chooseFile(page, /^Automail/, fileOf(first), 'first.json');
  await standIn.control('faults?operation=SaveEntry&kind=latency&ms=1500');
  await button(page, 'Import all selected').click();
  await expect(job(page)).toContainText('first.json');
  await chooseFile(page, /^Automail/, fileOf(second), 'second.json');
  await button(page, 'Import all selected').click();
  const others = tools(page).getByRole('list', {name: 'Other imports'});
  await expect(others.getByRole('listitem')).toContainText(/second\.json.*starts/);
  await expect(job(page)).toContainText('first.json');
  await standIn.control('faults?clear');
  await expect(job(page)).toContainText('second.json', {timeout: 30_000});
  await expect(job(page)).toContainText(/\b4 of 4\b/, {timeout: 30_000});
  await expect(others.getByRole('listitem')).toContainText(/first\.json/);
  // It is still there on another page, and after a reload.
  await navigate(page, '/home');
  await page.reload();
  await navigate(page, path);
  await others.getByRole('button', {name: 'Undo…'}).click();
  await others.getByRole('button', {name: 'Undo this import'}).click();
  await expect(job(page)).toContainText(/first\.json/, {timeout: 20_000});
  await expect(job(page)).toContainText('Import undone.', {timeout: 30_000});
  expect((await list.entries()).map(({mediaId}) => mediaId)).toEqual(second.toSorted((a, b) => a - b));
  await others.getByRole('button', {name: 'Dismiss this import'}).click();
  await expect(others).toHaveCount(0);
  await button(page, 'Dismiss').click();
  await expect(job(page)).toHaveCount(0);
});
