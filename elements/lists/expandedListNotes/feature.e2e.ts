import type {Page} from '@playwright/test';

import {queryApi, queryAsMember} from '#e2e/support/api';
import {findWatched} from '#e2e/support/find';
import {receivedQueries} from '#e2e/support/operations';
import {changeSettings, waitUntilQuiet} from '#e2e/support/page';
import {siteUrl} from '#e2e/support/server';
import {expect, test, type Ids} from '#e2e/support/test';

const list = ({other}: Ids) => `/user/${other}/animelist`;
const icon = (page: Page) => page.locator('.medialist .list-entries .notes').first();
const box = (page: Page) => page.locator('am-expanded-list-notes-box').getByRole('dialog');

/** The media and the note of the first row with a note. */
const firstNote = (page: Page) =>
  icon(page).evaluate(node => {
    const link = node.closest('.row')?.querySelector('.title > a');
    return {
      mediaId: Number(/\d+/.exec(link?.getAttribute('href') ?? '')?.[0]),
      title: link?.textContent?.trim() ?? '',
      note: node.getAttribute('label') ?? '',
    };
  });

interface Activities {
  Page: {activities: {id: number}[]};
}

test(
  '[expandedListNotes] shows a whole note at once, and the activities about its media below it',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const page = await open(list(ids));
    await icon(page).scrollIntoViewIfNeeded();
    await waitUntilQuiet(page);
    expect([...(await receivedQueries(standIn))]).not.toContain('NoteActivities');
    const {mediaId, title, note} = await firstNote(page);
    expect(note).not.toBe('');
    const {Page: known} = await queryApi<Activities>(
      standIn,
      `{ Page(perPage: 25) { activities(userId: ${ids.otherId}, mediaId: ${mediaId}, type: MEDIA_LIST, sort: ID_DESC) {
        ... on ListActivity { id } } } }`,
    );
    await icon(page).click();
    await expect(page).toHaveURL(siteUrl + list(ids));
    await expect(box(page)).toContainText(title);
    await expect(box(page).locator('.note')).toHaveText(note);
    const shown = box(page).locator('.activity > a');
    if (known.activities.length === 0) await expect(box(page)).toContainText('No activities');
    await expect(shown).toHaveCount(known.activities.length);
    expect(await shown.evaluateAll(links => links.map(link => link.getAttribute('href')))).toEqual(
      known.activities.map(({id}) => `/activity/${id}`),
    );
    await test.step('another press or Escape closes it', async () => {
      await page.keyboard.press('Escape');
      await expect(box(page)).toHaveCount(0);
      await expect(icon(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(box(page)).toBeVisible();
      await icon(page).click();
      await expect(box(page)).toHaveCount(0);
    });
    await test.step('a note that was open at the end of the feature does not open again', async () => {
      await icon(page).click();
      await expect(box(page)).toBeVisible();
      await changeSettings(page, {expandedListNotes: false});
      await expect(box(page)).toHaveCount(0);
      await changeSettings(page, {expandedListNotes: true});
      await expect(icon(page)).toHaveAttribute('role', 'button');
      await waitUntilQuiet(page);
      await expect(box(page)).toHaveCount(0);
    });
  },
);

test('[expandedListNotes] shows activities with their replies, and line breaks and emoji of a note, 400 px wide', async ({
  open,
  ids,
  standIn,
}) => {
  const ask = <T>(query: string, variables: object = {}) => queryAsMember<T>(standIn, 'member', query, {...variables});
  const {mediaId} = await findWatched(standIn, ids.user);
  await ask('mutation ($mediaId: Int) { SaveMediaListEntry(mediaId: $mediaId, progress: 1) { id } }', {mediaId});
  const note = 'First line of a test\nSecond &#128514;';
  const save =
    'mutation ($mediaId: Int, $notes: String) { SaveMediaListEntry(mediaId: $mediaId, progress: 2, notes: $notes) { id } }';
  await ask(save, {mediaId, notes: note});
  const {Page: found} = await ask<Activities>(
    `query ($mediaId: Int) { Page(perPage: 1) { activities(mediaId: $mediaId, type: MEDIA_LIST, sort: ID_DESC) {
      ... on ListActivity { id } } } }`,
    {mediaId},
  );
  const activityId = found.activities[0]?.id ?? 0;
  expect(activityId).toBeGreaterThan(0);
  await ask('mutation ($id: Int) { SaveActivityReply(activityId: $id, text: "A **loud** reply") { id } }', {
    id: activityId,
  });
  const page = await open(`/user/${ids.user}/animelist`, {as: 'member', width: 400});
  await page.locator('.entry-filter input').fill('First line of a test');
  await icon(page).press('Enter');
  await expect(box(page).locator('.note')).toHaveText('First line of a test\nSecond 😂', {useInnerText: true});
  const newest = box(page).locator('.activity').first();
  await expect(newest.locator(':scope > a')).toHaveAttribute('href', `/activity/${activityId}`);
  await expect(newest.locator('.replies li')).toContainText('A loud reply');
  await expect(newest.locator('.replies li').getByRole('link', {name: ids.user})).toBeVisible();
  await expect(newest.locator('.replies strong')).toHaveText('loud');
});

test('[expandedListNotes] says when the activities cannot be loaded, and keeps the note', async ({
  open,
  ids,
  standIn,
}) => {
  await standIn.control('faults?operation=NoteActivities&kind=null-data');
  const page = await open(list(ids), {width: 400});
  const {note} = await firstNote(page);
  await icon(page).click();
  await expect(box(page).locator('.note')).toHaveText(note);
  await expect(box(page)).toContainText(/load the activities/);
});
