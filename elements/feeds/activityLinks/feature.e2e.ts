import {queryApi} from '#e2e/support/api';
import {apiCalls} from '#e2e/support/find';
import {changeSettings, navigate, waitUntilQuiet} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';
import type {StandIn} from '#e2e/support/server';

const arrows = 'am-activity-links-arrows';
const entryLink = 'am-activity-links-entry';

interface Written {
  id: number;
}

/** Ids of a user's statuses, newest first. */
async function statusesOf(standIn: StandIn, name: string) {
  const {User} = await queryApi<{User: {id: number}}>(standIn, 'query ($name: String) { User(name: $name) { id } }', {
    name,
  });
  const {Page} = await queryApi<{Page: {activities: Written[]}}>(
    standIn,
    'query ($id: Int) { Page(perPage: 20) { activities(userId: $id, type: TEXT, sort: ID_DESC) { ... on TextActivity { id } } } }',
    {id: User.id},
  );
  return Page.activities.map(({id}) => id);
}

test('[activityLinks] links to the previous and next status, including by keyboard', async ({open, ids, standIn}) => {
  const statuses = await statusesOf(standIn, ids.other);
  const place = Math.max(1, statuses.indexOf(ids.activityText));
  const [after, middle, before] = statuses.slice(place - 1, place + 2);
  const page = await open(`/activity/${middle}`);
  const links = page.locator(arrows);
  const previous = links.getByRole('link', {name: 'Previous activity'});
  const next = links.getByRole('link', {name: 'Next activity'});
  await waitUntilQuiet(page);
  expect((await apiCalls(standIn)).map(({operation}) => operation)).toEqual([]);
  await previous.focus();
  await expect(previous).toHaveAttribute('href', `/activity/${before}`);
  await expect(next).toHaveAttribute('href', `/activity/${after}`);
  await previous.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/activity/${before}$`));
  await expect(next).toHaveAttribute('href', `/activity/${middle}`);
  await changeSettings(page, {activityTimeline: false});
  await expect(page.locator(arrows)).toHaveCount(0);
  await changeSettings(page, {activityTimeline: true});
  await expect(previous).toBeVisible();
  await test.step('an arrow that is used before its address is known', async () => {
    await navigate(page, `/activity/${after}`);
    await standIn.control('faults?operation=ActivityNeighbours&kind=latency&ms=500');
    await previous.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/activity/${middle}$`));
  });
});

test('[activityLinks] links feed entries to their pages if the site does so only in menus', async ({open}) => {
  const page = await open('/home', {as: 'member'});
  const link = page.locator(entryLink).first().getByRole('link');
  const path = (await link.getAttribute('href')) ?? '';
  await waitUntilQuiet(page);
  const line = page
    .locator('.activity-entry > .wrap > .time')
    .filter({has: page.locator(entryLink)})
    .first();
  const box = await link.boundingBox();
  const [lineBox, timeBox] = [await line.boundingBox(), await line.locator('time').boundingBox()];
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  expect((timeBox?.x ?? 0) + (timeBox?.width ?? 0)).toBeCloseTo((lineBox?.x ?? 0) + (lineBox?.width ?? 0), 0);
  expect(box?.x).toBeLessThan(timeBox?.x ?? 0);
  expect(path).toMatch(/^\/activity\/\d+$/);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('.activity-entry')).toHaveCount(1);
  await expect(page.locator(arrows)).toBeVisible();
  await expect(page.locator(entryLink)).toHaveCount(0);
});
