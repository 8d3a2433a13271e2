import {navigate, waitUntilQuiet, changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

test(
  '[forumComments] collapses a comment with its replies, and expands all when it is switched off',
  {tag: ['@core', '@text']},
  async ({open, ids}) => {
    const page = await open(`/forum/thread/${ids.thread}?live=off`, {as: 'member', width: 400});
    const comment = page
      .locator('.comments > .comment-wrap')
      .filter({has: page.locator('.children')})
      .first();
    const text = comment.locator('> .comment > .markdown');
    const replies = comment.locator('> .comment > .children');
    const button = comment.locator('> .comment > .header').getByRole('button', {name: 'Comment and replies'});
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(replies).toBeVisible();
    await test.step('avatars of deep replies are as wide as high', async () => {
      const headers = page.locator('.children .comment > .header');
      await expect(headers.getByRole('button', {name: 'Comment and replies'}).first()).toBeVisible();
      await waitUntilQuiet(page);
      const sizes = await headers.locator('> .avatar').evaluateAll(nodes =>
        nodes.map(node => {
          const {width, height} = node.getBoundingClientRect();
          return Math.round(width) / Math.round(height);
        }),
      );
      expect(sizes.length).toBeGreaterThan(2);
      expect(new Set(sizes)).toEqual(new Set([1]));
      // The button is before the avatar, in the padding of the comment, and 36 px wide on a narrow screen.
      const places = await headers.evaluateAll(nodes =>
        nodes.flatMap(node => {
          const button = node.querySelector('am-forum-comments-toggle')?.getBoundingClientRect();
          const avatar = node.querySelector('.avatar')?.getBoundingClientRect();
          // Those far away have none.
          if (!button || !avatar) return [];
          return [button.width, avatar.left - button.left, button.y + button.height / 2 - avatar.y]
            .map(Math.round)
            .join();
        }),
      );
      expect(new Set(places)).toEqual(new Set(['36,28,14']));
    });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(text).toBeHidden();
    await expect(replies).toBeHidden();
    // Only this comment is collapsed, no matter who wrote the others.
    const texts = page.locator('.comments > .comment-wrap > .comment > .markdown');
    await expect.poll(() => texts.count()).toBeGreaterThan(1);
    await expect(texts.filter({visible: false})).toHaveCount(1);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    await button.click();
    await expect(text).toBeVisible();
    await button.click();
    await expect(replies).toBeHidden();
    // The generated tests compare no page with collapsed comments.
    await changeSettings(page, {forumComments: false});
    await expect(text).toBeVisible();
    await expect(replies).toBeVisible();
    await changeSettings(page, {forumComments: true});
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
);

test('[forumComments] turns off if the site collapses comments itself, and shows this in the settings', async ({
  open,
  ids,
}) => {
  const page = await open(`/forum/thread/${ids.thread}?native=forumCollapse`, {as: 'member'});
  await expect(page.locator('.collapse').first()).toBeVisible();
  await waitUntilQuiet(page);
  await expect(page.locator('am-forum-comments-toggle, am-forum-comments-folding')).toHaveCount(0);
  await navigate(page, '/settings/apps#forumComments');
  const health = page.locator('am-settings-page .feature .health', {hasText: 'AniList now does this itself'});
  await expect(health).toHaveCount(1);
});
