import type {Page} from '@playwright/test';

import {apiCalls} from '#e2e/support/find';
import {receivedQueries} from '#e2e/support/operations';
import {waitUntilQuiet, bringIntoView} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const list = 'am-notifications';
const native = '.notifications-feed > .notifications';
const dot = '.nav .user .notification-dot';
const own = {as: 'member', token: true, settings: {notificationCake: false}} as const;
const rows = (page: Page) => page.locator(`${list} .row`);

/** Scrolls until the last row is rendered, since rows are rendered only near the viewport; resolves to the button that loads more. */
async function toTheEnd(page: Page) {
  const more = page.locator(list).getByRole('button', {name: 'Load more'});
  await expect
    .poll(async () => {
      await bringIntoView(rows(page).last());
      return more.isVisible();
    })
    .toBe(true);
  return more;
}

test(
  '[notifications] groups all kinds in place of the site’s list, and can switch back to it',
  {tag: ['@dates', '@text']},
  async ({open, ids, standIn}) => {
    for (const as of ['Tobias', 'Painter', 'Modesta']) await standIn.control(`notify?type=ACTIVITY_LIKE&as=${as}`);
    await standIn.control('notify?type=THREAD_COMMENT_LIKE');
    await standIn.control(`notify?type=MEDIA_MERGE&media=${ids.anime}`);
    const page = await open('/notifications', {...own, width: 400});
    // With the title that remains, as a link.
    const merged = rows(page).first();
    await expect(merged).toContainText(/duplicate.* was merged into \S/);
    await expect(merged.getByRole('link', {name: /\S/}).last()).toHaveAttribute('href', /^\/(anime|manga)\//);
    await expect(rows(page).nth(1)).toContainText('liked your comment, in the forum thread [deleted thread]');
    await expect(rows(page).nth(2)).toContainText(/and .* liked your activity\./);
    await expect(page.locator(native)).toBeHidden();
    await toTheEnd(page);
    for (const words of ['started following you.', ' aired.', 'Your submission for', 'sent you a message.'])
      await expect(rows(page).filter({hasText: words}).first()).toBeVisible();
    await expect(rows(page).locator('.preview:not(.empty)').first()).toBeVisible();
    await waitUntilQuiet(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    const previews = (await apiCalls(standIn)).filter(({operation}) => operation?.includes('NoticePreview'));
    expect(previews.length).toBeLessThanOrEqual(2);
    const shown = await rows(page).count();
    await (await toTheEnd(page)).click();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(shown);
    await toTheEnd(page);
    await expect(rows(page).filter({hasText: 'was recently added'}).first()).toBeVisible();
    await page.getByRole('button', {name: "Show AniList's list"}).click();
    await expect(page.locator(native)).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    await page.getByRole('button', {name: "Show Automail's list"}).click();
    await expect(page.locator(native)).toBeHidden();
  },
);

test('[notifications] lowers the count with each click, and marks all as read when fewer than two are left', async ({
  open,
}) => {
  const page = await open('/notifications', own);
  await expect(page.locator(dot)).toHaveText('7');
  const unread = rows(page).and(page.locator('.unread'));
  for (const left of ['6', '5', '4', '3', '2']) {
    await unread.first().click({position: {x: 300, y: 6}});
    await expect(page.locator(dot)).toHaveText(left);
    await expect(unread).toHaveCount(Number(left));
  }
  await unread.first().click({position: {x: 300, y: 6}});
  await expect(page.locator(dot)).toHaveCount(0);
  await expect(unread).toHaveCount(0);
  await expect(page.locator('.reset-btn')).toHaveCount(0);
});

test('[notifications] likes and replies in place', {tag: ['@core', '@journey']}, async ({open, standIn, ids}) => {
  await standIn.control(`post?reply=${ids.activityText}&text=First`);
  await standIn.control('notify?type=ACTIVITY_REPLY');
  const page = await open('/notifications', own);
  const row = rows(page).first();
  await row.getByRole('button', {name: 'Replies'}).focus();
  await page.keyboard.press('Enter');
  const reply = row.locator('.reply', {hasText: 'First'});
  const heart = reply.getByRole('button', {name: 'Like the reply, 0 likes'});
  await heart.click();
  const liked = reply.getByRole('button', {name: 'Like the reply, 1 like'});
  await expect(liked).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await receivedQueries(standIn)).has('ToggleLike')).toBe(true);
  // The like is shown again from the earlier answer.
  await row.getByRole('button', {name: 'Replies'}).click();
  await expect(reply).toHaveCount(0);
  await row.getByRole('button', {name: 'Replies'}).click();
  await expect(liked).toHaveAttribute('aria-pressed', 'true');
  await row.getByLabel('Your reply').fill('Thank *you* 😂 twice');
  await row.getByRole('button', {name: 'Reply', exact: true}).click();
  await expect(row.locator('.reply', {hasText: '😂 twice'})).toHaveCount(1);
  await expect(row.getByLabel('Your reply')).toHaveValue('');
  await page.reload();
  await row.getByRole('button', {name: 'Replies'}).click();
  await expect(row.locator('.reply', {hasText: '😂 twice'})).toHaveCount(1);
  await expect(liked).toHaveAttribute('aria-pressed', 'true');
});

test('[notifications] leaves a list that it cannot read to the site', async ({open, expectedReports}) => {
  expectedReports.push(/^Automail: unexpected notification UI/);
  const page = await open('/notifications?redesign=1', own);
  await expect(page.getByText(/AniList's own list/)).toBeVisible();
  await expect(page.locator(native)).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});
