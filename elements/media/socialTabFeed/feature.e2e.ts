import type {Page} from '@playwright/test';

import {queryApi, queryAs, tokenOf} from '#e2e/support/api';
import {listedTexts} from '#e2e/support/listed';
import {receivedQueries} from '#e2e/support/operations';
import {changeSettings, navigate} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';
import type {StandIn} from '#e2e/support/server';

const tag = 'am-social-tab-feed-feed';
const member = {as: 'member', token: true} as const;
const box = (page: Page, name: string) => page.locator(tag).getByRole('checkbox', {name});
const cards = (page: Page) => page.locator(tag).getByRole('article');
const native = (page: Page) =>
  page.locator('.media .social > .activity-feed > .activity-entry').filter({visible: true});

interface Answered {
  id: number;
  media: {id: number; type: string};
}

/** The anime with most activities that have replies, and the ids of these. */
async function mostAnswered(standIn: StandIn) {
  const {Page} = await queryApi<{Page: {activities: Answered[]}}>(
    standIn,
    '{ Page(perPage: 50) { activities(type: ANIME_LIST, hasReplies: true, sort: ID_DESC) { ... on ListActivity { id media { id type } } } } }',
  );
  const media = Page.activities.map(one => one.media.id);
  const often = (id: number) => media.filter(each => each === id).length;
  const [mediaId = 0] = media.toSorted((one, other) => often(other) - often(one));
  const {Page: found} = await queryApi<{Page: {activities: Answered[]}}>(
    standIn,
    `{ Page(perPage: 25) { activities(mediaId: ${mediaId}, hasReplies: true, sort: ID_DESC) { ... on ListActivity { id } } } }`,
  );
  return {mediaId, ids: found.activities.map(({id}) => id)};
}

const path = (mediaId: number) => `/anime/${mediaId}/x/social`;

test(
  '[socialTabFeed] shows only activities with replies, and the whole feed again without the box',
  {tag: '@core'},
  async ({open, standIn}) => {
    const {mediaId, ids} = await mostAnswered(standIn);
    const page = await open(path(mediaId));
    await expect(box(page, 'Has Replies')).toBeVisible();
    await expect(page.locator(tag)).toContainText('Recent Activity');
    await expect(native(page).first()).toBeVisible();
    const before = await native(page).count();
    expect((await receivedQueries(standIn)).has('SocialFeed')).toBe(false);
    await box(page, 'Has Replies').focus();
    await page.keyboard.press('Space');
    await expect(cards(page)).toHaveCount(ids.length);
    await expect(native(page)).toHaveCount(0);
    for (const [index, id] of ids.entries())
      await expect(cards(page).nth(index).getByRole('link', {name: /repl/})).toHaveAttribute('href', `/activity/${id}`);
    await box(page, 'Has Replies').uncheck();
    await expect(cards(page)).toHaveCount(0);
    await expect(native(page)).toHaveCount(before);
    await box(page, 'Has Replies').check();
    await expect(native(page)).toHaveCount(0);
    // Elsewhere it is switched off while the feed of the site is shown.
    await changeSettings(page, {socialTabFeed: false});
    await expect(page.locator(tag)).toHaveCount(0);
    await expect(native(page)).toHaveCount(before);
  },
);

test('[socialTabFeed] likes an activity in place, and shows the activities of followed users only with a sign-in to the script', async ({
  open,
  ids,
  standIn,
}) => {
  const {mediaId, ids: answered} = await mostAnswered(standIn);
  const query = queryAs(standIn, await tokenOf(standIn, 'member'));
  const page = await open(path(mediaId), member);
  await test.step('likes', async () => {
    await box(page, 'Has Replies').check();
    const like = cards(page)
      .first()
      .getByRole('button', {name: /^Like the activity/});
    const before = await like.getAttribute('aria-pressed');
    await like.click();
    const after = before === 'true' ? 'false' : 'true';
    await expect(like).toHaveAttribute('aria-pressed', after);
    const isLiked = async () => {
      const {Activity} = await query<{Activity: {isLiked: boolean}}>(
        `{ Activity(id: ${answered[0]}) { ... on ListActivity { isLiked } } }`,
      );
      return String(Activity.isLiked);
    };
    await expect.poll(isLiked).toBe(after);
    await box(page, 'Has Replies').uncheck();
  });
  const {Page} = await query<{Page: {activities: {user: {name: string}}[]}}>(
    `{ Page(perPage: 25) { activities(mediaId: ${mediaId}, isFollowing: true, sort: ID_DESC) { ... on ListActivity { user { name } } } } }`,
  );
  await box(page, 'Following').check();
  await expect(cards(page)).toHaveCount(Page.activities.length);
  const names = await listedTexts(cards(page).locator('.details > a:first-child'));
  expect(names).toEqual(Page.activities.map(({user}) => user.name));
  await navigate(page, path(ids.anime));
  await expect(box(page, 'Following')).not.toBeChecked();
  await expect(native(page).first()).toBeVisible();
});
