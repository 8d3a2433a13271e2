import type {Page} from '@playwright/test';

import {queryApi} from '#e2e/support/api';
import {waitUntilQuiet, bringIntoView} from '#e2e/support/page';
import {receivedQueries} from '#e2e/support/operations';
import {expect, test} from '#e2e/support/test';
import type {StandIn} from '#e2e/support/server';

const tag = 'am-activity-timeline';
const own = (page: Page) => page.locator(tag).getByRole('region', {name: 'Your activity timeline'});
const field = (page: Page) => page.locator(tag).getByRole('textbox', {name: "Another user's name"});

interface Done {
  id: number;
  status: string;
  progress: string | null;
  media: {id: number; type: string};
}

/** A user's activities about one anime, oldest first, from the API. */
async function activitiesOf(standIn: StandIn, name: string) {
  const {User} = await queryApi<{User: {id: number}}>(standIn, `{ User(name: "${name}") { id } }`);
  const fields = '... on ListActivity { id status progress media { id type } }';
  const newest = await queryApi<{Page: {activities: Done[]}}>(
    standIn,
    `{ Page(perPage: 1) { activities(userId: ${User.id}, type: ANIME_LIST, sort: ID_DESC) { ${fields} } } }`,
  );
  const mediaId = newest.Page.activities[0]?.media.id ?? 0;
  const {Page} = await queryApi<{Page: {activities: Done[]}}>(
    standIn,
    `{ Page(perPage: 50) { activities(userId: ${User.id}, mediaId: ${mediaId}, sort: ID) { ${fields} } } }`,
  );
  return {mediaId, done: Page.activities};
}

const wordsOf = ({status, progress}: Done) =>
  `${status.charAt(0).toUpperCase()}${status.slice(1)}${progress ? ` ${progress}` : ''}`;

test('[activityTimeline] shows your own activities for the media item', async ({open, ids, standIn}) => {
  const {mediaId, done} = await activitiesOf(standIn, ids.user);
  const page = await open(`/anime/${mediaId}/x/social`, {as: 'member'});
  const links = own(page).getByRole('listitem').getByRole('link');
  await expect(links).toHaveText(done.map(wordsOf));
  await links.first().click();
  await expect(page).toHaveURL(new RegExp(`/activity/${done[0]?.id}$`));
  await expect(page.locator(tag)).toHaveCount(0);
});

test('[activityTimeline] looks up another user by keyboard', {tag: '@core'}, async ({open, ids, standIn}) => {
  const {mediaId, done} = await activitiesOf(standIn, ids.other);
  const page = await open(`/anime/${mediaId}/x/social`, {as: 'member'});
  await bringIntoView(page.locator('.media .social > .activity-feed + div'));
  await field(page).focus();
  await page.keyboard.type(ids.other);
  await page.keyboard.press('Enter');
  const other = page.locator(tag).getByRole('region', {name: `Activity timeline of ${ids.other}`});
  await expect(other.getByRole('listitem').getByRole('link')).toHaveText(done.map(wordsOf));
  await field(page).fill('nobodyofthisname');
  await page.keyboard.press('Enter');
  await expect(page.locator(tag).getByText('User not found')).toBeVisible();
  await expect(other).toHaveCount(0);
});

test('[activityTimeline] is not shown to guests, and sends no request for them', async ({open, ids, standIn}) => {
  const page = await open(`/anime/${ids.anime}/x/social`);
  await expect(page.locator('.media .social')).toBeVisible();
  await waitUntilQuiet(page);
  await expect(page.locator(tag)).toHaveCount(0);
  expect((await receivedQueries(standIn)).has('Timeline')).toBe(false);
});
