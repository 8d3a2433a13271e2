import {waitForDrafts} from '#e2e/support/drafts';
import {post} from '#e2e/support/posting';
import {navigate} from '#e2e/support/page';
import {asMember, entries, feed, withFeed} from '#e2e/support/terms';
import type {StandIn} from '#e2e/support/server';
import {expect, test} from '#e2e/support/test';

interface OwnPost {
  id: number;
  text: string;
}

/** The newest texts of the user, with the number of times each was posted. */
async function ownTexts(standIn: StandIn, user: string) {
  const ask = await asMember(standIn);
  const {User} = await ask<{User: {id: number}}>(`{ User(name: "${user}") { id } }`);
  const {Page} = await ask<{Page: {activities: OwnPost[]}}>(
    `{ Page(perPage: 10) { activities(userId: ${User.id}, type: TEXT, sort: [ID_DESC]) { ... on TextActivity { id text } } } }`,
  );
  return Page.activities.map(({text}) => text);
}

/** The replies to an activity, as the API stores them. */
async function repliesTo(standIn: StandIn, id: number) {
  const ask = await asMember(standIn);
  const {Page} = await ask<{Page: {activityReplies: {text: string}[]}}>(
    `{ Page(perPage: 50) { activityReplies(activityId: ${id}) { text } } }`,
  );
  return Page.activityReplies.map(({text}) => text);
}

test(
  '[termsFeed] likes, replies in place, edits and deletes own statuses only, and asks before it deletes',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const id = await post(standIn, 'Before &#128512; &#60;i&#62;');
    const ask = await asMember(standIn);
    const page = await open('/terms', withFeed);
    const first = entries(page).first();
    await expect(first).toContainText('Before 😀');
    await test.step('likes at once, and removes the like', async () => {
      const like = first.getByRole('button', {name: /^Like the activity/});
      const isLiked = async () =>
        (await ask<{Activity: {isLiked: boolean}}>(`{ Activity(id: ${id}) { ... on TextActivity { isLiked } } }`))
          .Activity.isLiked;
      await like.click();
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(isLiked).toBe(true);
      await like.click();
      await expect.poll(isLiked).toBe(false);
    });
    await test.step('replies, with emoji as AniList stores them', async () => {
      await first.getByRole('button', {name: '0 replies'}).click();
      const field = first.getByLabel('Your reply');
      await expect(first.locator('.ui-panel')).toHaveCSS('display', 'grid');
      await field.fill('Hello 😀');
      await first.getByRole('button', {name: 'Reply', exact: true}).click();
      await expect(first.getByRole('listitem')).toContainText('Hello 😀');
      await expect(field).toHaveValue('');
      await expect(first.getByRole('button', {name: '1 reply'})).toBeVisible();
      await expect.poll(() => repliesTo(standIn, id)).toEqual(['Hello &#128512;']);
      await first.getByRole('button', {name: '1 reply'}).click();
      await expect(field).toHaveCount(0);
    });
    await test.step('edits and deletes', async () => {
      const own = entries(page).filter({has: page.getByRole('link', {name: ids.user, exact: true})});
      await expect(entries(page).getByRole('button', {name: 'Delete'})).toHaveCount(await own.count());
      await own.first().getByRole('button', {name: 'Edit'}).click();
      const field = feed(page).getByLabel('Your activity');
      await expect(field).toHaveValue('Before 😀 &#60;i&#62;');
      await expect(field).toBeFocused();
      await field.fill('After the edit 🎉');
      await feed(page).getByRole('button', {name: 'Publish'}).click();
      await expect(own.first()).toContainText('After the edit 🎉');
      await expect(field).toHaveCount(0);
      expect((await ownTexts(standIn, ids.user))[0]).toBe('After the edit &#127881;');
      await own.first().getByRole('button', {name: 'Delete'}).click();
      await own.first().getByRole('button', {name: 'Keep'}).click();
      await expect(own.first()).toContainText('After the edit');
      await own.first().getByRole('button', {name: 'Delete'}).click();
      await own.first().getByRole('group').getByRole('button', {name: 'Delete'}).click();
      await expect(entries(page).filter({hasText: 'After the edit'})).toHaveCount(0);
      await expect.poll(() => ownTexts(standIn, ids.user)).not.toContain('After the edit &#127881;');
    });
  },
);

test('[termsFeed] replies once, also if the answer is lost', async ({open, standIn}) => {
  // The pause after a lost answer ends soon.
  await standIn.control('rate?window=3000&limit=100');
  const id = await post(standIn, 'A status to be answered');
  const page = await open('/terms', withFeed);
  const first = entries(page).first();
  await first.getByRole('button', {name: '0 replies'}).click();
  await standIn.control('faults?operation=PostReply&kind=cut&times=1');
  await first.getByLabel('Your reply').fill('Hello again');
  await first.getByRole('button', {name: 'Reply', exact: true}).click();
  await expect(first.getByRole('listitem')).toContainText('Hello again', {timeout: 30_000});
  await expect(first.getByRole('button', {name: '1 reply'})).toBeVisible();
  await expect.poll(() => repliesTo(standIn, id)).toEqual(['Hello again']);
});

test('[termsFeed] posts a status and shows the first page with it; a refused text is kept', async ({
  open,
  ids,
  standIn,
}) => {
  const page = await open('/terms?page=2', withFeed);
  const field = feed(page).getByLabel('Write a status…');
  const publish = feed(page).getByRole('button', {name: 'Publish'});
  await expect(publish).toHaveCount(0);
  await field.fill('Oh');
  await publish.click();
  await expect(feed(page).getByRole('alert')).toContainText('at least 5 characters');
  await expect(field).toHaveValue('Oh');
  await waitForDrafts(page, 1);
  await page.reload();
  await expect(field).toHaveValue('Oh');
  await field.fill('Posted from the page of the terms 🎉');
  await standIn.control('faults?operation=PostActivity&kind=latency&ms=1500&times=1');
  await publish.click();
  await expect(feed(page).getByText('Publishing...')).toBeVisible();
  await expect(entries(page).first()).toContainText('Posted from the page of the terms 🎉');
  await expect(page).toHaveURL(/\/terms$/);
  await expect(field).toHaveValue('');
  await waitForDrafts(page, 0);
  expect((await ownTexts(standIn, ids.user))[0]).toBe('Posted from the page of the terms &#127881;');
  await field.fill('Not to be kept');
  await feed(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(field).toHaveValue('');
  await expect(publish).toHaveCount(0);
});

test('[termsFeed] keeps a text that is refused after the page was left', {tag: '@core'}, async ({open, standIn}) => {
  const page = await open('/terms', withFeed);
  await feed(page).getByLabel('Write a status…').fill('Tiny');
  await standIn.control('faults?operation=PostActivity&kind=latency&ms=1500&times=1');
  await feed(page).getByRole('button', {name: 'Publish'}).click();
  await expect(feed(page).getByText('Publishing...')).toBeVisible();
  await navigate(page, '/reviews');
  await expect(page.getByText(/^Not posted: /)).toBeVisible();
  await navigate(page, '/terms');
  await expect(feed(page).getByLabel('Write a status…')).toHaveValue('Tiny');
});

test('[termsFeed] sends a message to the user of the filter, and posts nothing to the forum and reviews', async ({
  open,
  ids,
  standIn,
}) => {
  const page = await open(`/terms?user=${ids.other}`, withFeed);
  await feed(page).getByLabel(`Write a message to ${ids.other}…`).fill('A message of the feed');
  await feed(page).getByRole('button', {name: 'Publish'}).click();
  await expect(entries(page).first()).toContainText('A message of the feed');
  await expect(entries(page).first().locator('header')).toContainText(`to ${ids.other}`);
  await feed(page).getByRole('checkbox', {name: 'Forum'}).check();
  await feed(page).getByLabel('Write a status…').fill('A thread, if that were possible');
  await feed(page).getByRole('button', {name: 'Publish'}).click();
  await expect(page.getByText('Sorry, not implemented yet')).toBeVisible();
  await expect.poll(() => ownTexts(standIn, ids.user)).not.toContain('A thread, if that were possible');
});
