import type {Page} from '@playwright/test';

import {queryApi, queryAsMember} from '#e2e/support/api';
import {apiCalls} from '#e2e/support/find';
import {listedTexts} from '#e2e/support/listed';
import {navigate, waitUntilQuiet} from '#e2e/support/page';
import {expect, test, type Ids} from '#e2e/support/test';
import type {StandIn} from '#e2e/support/server';

const tag = 'am-tag-index';
const list = ({user}: Ids) => `/user/${user}/animelist`;
const index = (page: Page) => page.locator(tag).getByRole('list', {name: 'Tags'});
const button = (page: Page, name: string) => index(page).getByRole('button', {name: new RegExp(`^${name} `)});
const field = (page: Page) => page.getByPlaceholder('Filter');

interface Noted {
  mediaId: number;
  notes: string | null;
}

/** The media of a list with their notes, each once. */
async function notesOf(standIn: StandIn, userName: string, type = 'ANIME') {
  const {MediaListCollection: all} = await queryApi<{MediaListCollection: {lists: {entries: Noted[]}[]}}>(
    standIn,
    'query ($userName: String, $type: MediaType) { MediaListCollection(userName: $userName, type: $type) { lists { entries { mediaId notes } } } }',
    {userName, type},
  );
  return new Map(all.lists.flatMap(({entries}) => entries).map(({mediaId, notes}) => [mediaId, notes ?? '']));
}

const mediaOfRows = (page: Page) =>
  page
    .locator('.list-entries .row .title > a')
    .evaluateAll(links => [...new Set(links.map(link => Number(/\d+/.exec(link.getAttribute('href') ?? '')?.[0])))]);

test(
  '[tagIndex] shows the entries with a tag, and all again, by keyboard',
  {tag: ['@core', '@text']},
  async ({open, ids, standIn}) => {
    const notes = await notesOf(standIn, ids.user);
    const wanted = [...notes].filter(([, note]) => note.includes('#favourite')).map(([mediaId]) => mediaId);
    expect(wanted.length).toBeGreaterThan(1);
    const page = await open(list(ids), {as: 'member', width: 400});
    const favourite = button(page, '#favourite');
    await expect(favourite).toHaveAccessibleName(`#favourite ${wanted.length} entries`);
    await favourite.focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('#favourite');
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
    await expect(favourite).toBeFocused();
    await expect.poll(async () => (await mediaOfRows(page)).toSorted()).toEqual(wanted.toSorted());
    await page.keyboard.press(' ');
    await expect(field(page)).toHaveValue('');
    await expect(favourite).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(async () => (await mediaOfRows(page)).length).toBeGreaterThan(wanted.length);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  },
);

test('[tagIndex] counts every tag of the list, most frequent first', async ({open, ids, standIn}) => {
  const counts = new Map<string, number>();
  for (const note of (await notesOf(standIn, ids.other)).values())
    for (const each of new Set(note.match(/(?<!\S)#\S+/g))) counts.set(each, (counts.get(each) ?? 0) + 1);
  const expected = [...counts].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  const page = await open(`/user/${ids.other}/animelist`);
  const texts = (await listedTexts(index(page).getByRole('button'))).map(each => each.split(/\s+/).slice(0, 2));
  expect(texts).toEqual(expected.map(([name, count]) => [name, String(count)]));
});

test('[tagIndex] shows only entries with the very tag, not with one that begins like it', async ({
  open,
  ids,
  standIn,
}) => {
  const [first = 0, second = 0] = (await notesOf(standIn, ids.user)).keys();
  const query =
    'mutation ($mediaId: Int, $notes: String) { SaveMediaListEntry(mediaId: $mediaId, notes: $notes) { id } }';
  await queryAsMember(standIn, 'member', query, {mediaId: first, notes: '#zeal'});
  await queryAsMember(standIn, 'member', query, {mediaId: second, notes: '#zealous'});
  const page = await open(list(ids), {as: 'member'});
  await button(page, '#zeal').click();
  await expect(page.locator('.list-entries .row:visible')).toHaveCount(1);
  await expect(page.locator(`.list-entries .row:visible a[href*="/${first}/"]`).first()).toBeVisible();
  await button(page, '#zeal').click();
  await expect.poll(() => page.locator('.list-entries .row:visible').count()).toBeGreaterThan(2);
});

test('[tagIndex] follows the text typed into the filter, and the button that clears it', async ({open, ids}) => {
  const page = await open(list(ids), {as: 'member'});
  const comfy = button(page, '#comfy');
  await field(page).fill('#comfy');
  await expect(comfy).toHaveAttribute('aria-pressed', 'true');
  await field(page).hover();
  await page.locator('.entry-filter .el-icon-circle-close').click();
  await expect(comfy).toHaveAttribute('aria-pressed', 'false');
});

test('[tagIndex] shows the tags of each list, and none for a list without tags', async ({open, ids, standIn}) => {
  const page = await open(list(ids), {as: 'member'});
  await expect(index(page)).toBeVisible();
  await navigate(page, `/user/${ids.user}/mangalist`);
  const manga = [...(await notesOf(standIn, ids.user, 'MANGA')).values()].join(' ');
  await expect(button(page, '#manga-first')).toHaveCount(manga.includes('#manga-first') ? 1 : 0);
  await expect(page.locator('.medialist.manga .row').first()).toBeVisible();
  await navigate(page, '/user/Newcomer/animelist');
  await expect(page.locator('.filters-wrap')).toBeVisible();
  await waitUntilQuiet(page);
  await expect(page.locator(tag).getByRole('button')).toHaveCount(0);
});

test('[tagIndex] requests the notes of a list once every five minutes', async ({open, ids, standIn}) => {
  const page = await open(list(ids), {as: 'member', settings: {viewAdvancedScores: false}});
  await expect(index(page)).toBeVisible();
  await navigate(page, '/reviews');
  await navigate(page, list(ids));
  await expect(index(page)).toBeVisible();
  expect((await apiCalls(standIn)).filter(({operation}) => operation?.includes('ListNotes'))).toHaveLength(1);
});
