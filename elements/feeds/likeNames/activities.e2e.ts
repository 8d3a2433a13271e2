import {queryApi} from '#e2e/support/api';
import {apiCalls} from '#e2e/support/find';
import {listedTexts} from '#e2e/support/listed';
import {waitUntilQuiet, bringIntoView} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';
import type {StandIn} from '#e2e/support/server';

const inFeed = 'am-activity-likes';

interface Liked {
  likes: {name: string}[];
  replies: {likes: {name: string}[]}[];
}

const liked = async (standIn: StandIn, id: number) =>
  (
    await queryApi<{Activity: Liked}>(
      standIn,
      'query ($id: Int) { Activity(id: $id) { ... on TextActivity { likes { name } replies { likes { name } } } } }',
      {id},
    )
  ).Activity;

/** The first letters of each name, which are always shown. */
const beginnings = (names: readonly {name: string}[]) => names.map(({name}) => name.slice(0, 3));

test('[likeNames] lists everyone who likes an entry when its heart is hovered or focused', async ({
  open,
  ids,
  standIn,
}) => {
  const page = await open(`/user/${ids.other}/`, {
    as: 'member',
    settings: {feedQuickFilter: false, completedScore: false},
  });
  const entry = page
    .locator('.activity-feed .activity-entry')
    .filter({has: page.locator(inFeed)})
    .first();
  await bringIntoView(entry);
  await expect(entry.locator(inFeed)).toBeVisible();
  await waitUntilQuiet(page);
  for (const text of await listedTexts(page.locator(`.action.likes:has(${inFeed}) .count`)))
    expect(Number(text)).toBeGreaterThan(5);
  expect((await apiCalls(standIn)).filter(({operation}) => operation === 'ActivityLikes')).toEqual([]);
  const tooltip = page.locator(inFeed).getByRole('tooltip');
  const {likes} = await liked(standIn, ids.activityText);
  // Content that moves under a resting pointer is not hovered, or no longer, so the pointer is moved until it is.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await entry.locator('.action.likes .like-wrap .button').hover();
    for (const name of beginnings(likes)) await expect(tooltip).toContainText(name, {timeout: 5000});
    await tooltip.click({timeout: 5000});
  }).toPass({timeout: 30_000});
  const button = entry.locator(inFeed).getByRole('button');
  const target = await button.boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await page.mouse.move(0, 0);
  await expect(entry.locator(inFeed).getByRole('listitem')).toHaveText(likes.map(({name}) => name));
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await button.press('Enter');
  await expect(entry.locator(inFeed).getByRole('link')).toHaveCount(likes.length);
  await page.mouse.click(5, 500);
  await expect(entry.locator(inFeed).getByRole('link')).toHaveCount(0);
});
