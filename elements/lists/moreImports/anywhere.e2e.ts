// Imports on other pages than their own, AniList's list activities during an import, and data that an export lacks.
import {violations} from '#e2e/support/axe';
import {queryAs, tokenOf} from '#e2e/support/api';
import {button, chooseFile, job, ownStoredList, savedMedia, tools} from '#e2e/support/imports';
import {navigate} from '#e2e/support/page';
import type {StandIn} from '#e2e/support/server';
import {expect, test} from '#e2e/support/test';

const own = {as: 'member', token: true} as const;
const path = '/settings/import';
const mediaIds = [1, 5, 6, 7];

const file = JSON.stringify({
  version: '1.01',
  type: 'ANIME',
  MediaListCollection: {lists: [{entries: mediaIds.map(mediaId => ({mediaId, status: 'CURRENT', progress: 1}))}]},
});

/** A rate window in which a save of 1.5 s is waited for: half of it. In a shorter one it would be sent again. */
const answersInTime = (standIn: StandIn) => standIn.control('rate?window=6000&limit=100000');

/** The kinds of list activities that are off on AniList. */
async function kindsOff(standIn: StandIn): Promise<string[]> {
  type Answer = {Viewer: {options: {disabledListActivity: {type: string; disabled: boolean}[]}}};
  const ask = queryAs(standIn, await tokenOf(standIn, 'member'));
  const {Viewer} = await ask<Answer>('{ Viewer { options { disabledListActivity { type disabled } } } }');
  return Viewer.options.disabledListActivity.filter(({disabled}) => disabled).map(({type}) => type);
}

test('[moreImports] continues while the user is on other pages and after a reload there, and shows where it runs', async ({
  open,
  ids,
  standIn,
}) => {
  await (await ownStoredList(standIn, ids.user)).keep();
  await answersInTime(standIn);
  const page = await open(path, own);
  await chooseFile(page, /^Automail/, file);
  await standIn.control('faults?operation=SaveEntry&kind=latency&ms=1500');
  await button(page, 'Import all selected').click();
  await expect.poll(() => savedMedia(standIn)).toHaveLength(1);
  const notice = page.getByText(/list\.json.*this tab/);
  await expect(notice).toHaveCount(0);
  await navigate(page, '/home');
  await expect(notice).toBeVisible();
  // The second call has the other rows.
  await expect.poll(() => savedMedia(standIn)).toHaveLength(4);
  await standIn.control('faults?operation=EntriesNow&kind=latency&ms=5000');
  await page.reload();
  await expect(notice).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByText(/list\.json.*another tab/)).toBeVisible();
  await standIn.control('faults?clear');
  await expect(page.getByText(/list\.json.*finished/)).toBeVisible({timeout: 20_000});
  expect(new Set(await savedMedia(standIn))).toEqual(new Set(mediaIds));
  await page.getByRole('button', {name: 'Show import'}).click();
  await expect(job(page)).toContainText(/\b4 of 4\b/);
});

test('[moreImports] turns list activities off for an import only when asked, and restores them from any page', async ({
  open,
  ids,
  standIn,
}) => {
  await (await ownStoredList(standIn, ids.user)).keep();
  await answersInTime(standIn);
  const before = await kindsOff(standIn);
  expect(before.length).toBeLessThan(6);
  const page = await open(path, own);
  await chooseFile(page, /^Automail/, file);
  const choice = tools(page).getByRole('checkbox', {name: "Don't post list activities during this import"});
  await expect(choice).not.toBeChecked();
  await choice.check();
  await standIn.control('faults?operation=SaveEntry&kind=latency&ms=1500');
  await button(page, 'Import all selected').click();
  await expect.poll(() => savedMedia(standIn)).toHaveLength(1);
  expect(await kindsOff(standIn)).toHaveLength(6);
  const note = 'List activities are turned off on AniList while many entries are changed.';
  await expect(tools(page)).toContainText(note);
  expect(await violations(page, 'am-more-imports')).toEqual([]);
  await navigate(page, '/settings/apps');
  await expect(page.locator('am-settings-page').locator('.status')).toContainText(note);
  await page.goto(`${new URL(page.url()).origin}/home`);
  await standIn.control('faults?clear');
  await expect(page.getByText(/list\.json.*finished/)).toBeVisible({timeout: 20_000});
  await expect.poll(() => kindsOff(standIn)).toEqual(before);
});

test('[moreImports] warns that an export without a sign-in lacks private entries', async ({open}) => {
  const page = await open(path, {as: 'member'});
  const note = tools(page).getByText('Private entries are missing from the file', {exact: false});
  await expect(note).toContainText("because you aren't signed in to Automail. Sign in at Settings > Apps.");
  const signedIn = await open(path, own);
  await expect(button(signedIn, 'Automail (JSON)')).toBeVisible();
  await expect(tools(signedIn).getByText('Private entries are missing', {exact: false})).toHaveCount(0);
});
