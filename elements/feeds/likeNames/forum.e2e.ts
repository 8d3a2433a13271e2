import {queryApi} from '#e2e/support/api';
import {apiCalls} from '#e2e/support/find';
import {listedTexts} from '#e2e/support/listed';
import {waitUntilQuiet} from '#e2e/support/page';
import type {StandIn} from '#e2e/support/server';
import {expect, test} from '#e2e/support/test';

const ofThread = 'am-forum-likes-thread';
const ofComment = 'am-forum-likes-comment';
/** A thread that the site links to, with many likes. */
const liked = '/forum/thread/14';

interface Named {
  likes: {name: string}[];
}

const names = ({likes}: Named) => likes.map(({name}) => name).join(', ');

const comments = async (standIn: StandIn, threadId: number) =>
  (
    await queryApi<{Page: {threadComments: (Named & {id: number})[]}}>(
      standIn,
      'query ($threadId: Int) { Page(perPage: 50) { threadComments(threadId: $threadId) { id likes { name } } } }',
      {threadId},
    )
  ).Page.threadComments;

test(
  '[likeNames] names everyone who likes a thread, in full, when its like button is focused or hovered',
  {tag: '@core'},
  async ({open, standIn}) => {
    const page = await open(liked, {as: 'member'});
    const tooltip = page.locator(ofThread).getByRole('tooltip');
    await expect(page.locator(ofThread)).toBeVisible();
    await waitUntilQuiet(page);
    expect((await apiCalls(standIn)).filter(({operation}) => operation === 'ThreadLikes')).toEqual([]);
    await page.locator(ofThread).getByRole('button').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const {Thread: thread} = await queryApi<{Thread: Named}>(standIn, '{ Thread(id: 14) { likes { name } } }');
    expect(thread.likes.length).toBeGreaterThan(5);
    await expect(tooltip).toHaveText(names(thread));
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await page.locator('.forum-thread .like-wrap.thread .button').hover();
    await expect(tooltip).toBeVisible();
    await test.step('a press lists them, and likes nothing', async () => {
      await page.locator(ofThread).getByRole('button').click();
      await expect(page.locator(ofThread).getByRole('listitem')).toHaveText(thread.likes.map(({name}) => name));
      await waitUntilQuiet(page);
      await expect(page.locator('.forum-thread .like-wrap.thread .button')).not.toHaveClass(/liked/);
      const {Thread: again} = await queryApi<{Thread: Named}>(standIn, '{ Thread(id: 14) { likes { name } } }');
      expect(again.likes).toEqual(thread.likes);
      await expect(page.locator('.forum-thread .like-wrap.thread .count')).toHaveText(String(thread.likes.length));
    });
  },
);

test('[likeNames] lists everyone who likes a comment when there are more than five', async ({open, ids, standIn}) => {
  const found = await comments(standIn, ids.thread);
  const page = await open(`/forum/thread/${ids.thread}`);
  await expect(page.locator(ofComment).first()).toBeVisible();
  for (const count of await listedTexts(page.locator(`${ofComment} + .like-wrap .count`)))
    expect(Number(count)).toBeGreaterThan(5);
  const header = page.locator('.comment > .header', {has: page.locator(ofComment)}).first();
  const link = await header.locator('a.hidden').getAttribute('href');
  const comment = found.find(({id}) => link?.endsWith(`/comment/${id}`));
  await header.locator(ofComment).getByRole('button').hover();
  const tooltip = header.locator(ofComment).getByRole('tooltip');
  await expect(tooltip).toHaveText(names(comment ?? {likes: []}));
  expect(comment?.likes.length).toBeGreaterThan(5);
});
