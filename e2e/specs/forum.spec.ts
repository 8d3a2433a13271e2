import {violations} from '../support/axe';
import {findDiscussedMedia} from '../support/find';
import {navigate, waitUntilQuiet, changeSettings} from '../support/page';
import {expect, test} from '../support/test';

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
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveText('+');
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
    await changeSettings(page, {forumComments: false});
    await expect(page.locator('am-forum-comments-toggle')).toHaveCount(0);
    await expect(text).toBeVisible();
    await expect(replies).toBeVisible();
    await expect(page.locator('[data-am-hidden]')).toHaveCount(0);
    await changeSettings(page, {forumComments: true});
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
);

test('[forumComments] stands down where the site collapses comments itself, and says so in the settings', async ({
  open,
  ids,
}) => {
  const page = await open(`/forum/thread/${ids.thread}?native=forumCollapse`, {as: 'member'});
  await expect(page.locator('.collapse').first()).toBeVisible();
  await waitUntilQuiet(page);
  await expect(page.locator('am-forum-comments-toggle, am-forum-comments-folding')).toHaveCount(0);
  await navigate(page, '/settings/apps');
  const health = page.locator('am-settings-page .health', {hasText: 'AniList does this itself now'});
  await expect(health).toHaveCount(1);
});

test(
  '[myThreads] [selectMyThreads] lead from the forum to the member’s own threads',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open('/forum/overview', {as: 'member', settings: {myThreads: true}});
    const link = page.locator('.forum-feed > .filters').getByRole('link', {name: 'My threads'});
    await expect(link).toHaveAttribute('href', `/user/${ids.user}/social#my-threads`);
    expect(await violations(page, 'am-my-threads')).toEqual([]);
    await navigate(page, '/forum/recent');
    await expect(link).toHaveCount(1);
    await link.click();
    const fourth = page.locator('.user-social .filter-group > :nth-child(4)');
    await expect(fourth).toHaveClass(/active/);
    await expect(page.locator('.user-social .user-threads')).toBeVisible();
    await page.getByText('Followers', {exact: true}).click();
    await expect(fourth).not.toHaveClass(/active/);
    await changeSettings(page, {selectMyThreads: false, myThreads: false});
    await navigate(page, '/forum/recent');
    await expect(page.locator('am-my-threads')).toHaveCount(0);
    await navigate(page, `/user/${ids.user}/social#my-threads`);
    await waitUntilQuiet(page);
    await expect(page.locator('.user-social .filter-group > .active')).toHaveText(/^Following/);
  },
);

test(
  '[selectMyThreads] does nothing on the pages of other members and at other addresses',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open(`/user/${ids.other}/social#my-threads`, {as: 'member'});
    const active = page.locator('.user-social .filter-group > .active');
    await waitUntilQuiet(page);
    await expect(active).toHaveText(/^Following/);
    await navigate(page, `/user/${ids.user}/social`);
    await waitUntilQuiet(page);
    await expect(active).toHaveText(/^Following/);
    await page.evaluate(() => (location.hash = '#my-threads'));
    await expect(active).toHaveText('Forum Threads');
  },
);

test('[myThreads] shows no link to guests', async ({open}) => {
  const page = await open('/forum/overview', {settings: {myThreads: true}});
  await waitUntilQuiet(page);
  await expect(page.locator('am-my-threads')).toHaveCount(0);
});

test(
  '[addForumMedia] links the media whose threads are listed, and shows nothing elsewhere',
  {tag: '@core'},
  async ({open, standIn}) => {
    const {id, type} = await findDiscussedMedia(standIn);
    const page = await open('/forum/recent');
    const link = page.locator('.forum-feed > .feed > am-add-forum-media').getByRole('link');
    await waitUntilQuiet(page);
    await expect(link).toHaveCount(0);
    await navigate(page, `/forum/recent?media=${id}`);
    await expect(link).toHaveAttribute('href', new RegExp(`^/${type.toLowerCase()}/${id}/`));
    await expect(page.locator('.feed > :first-child')).toHaveJSProperty('localName', 'am-add-forum-media');
    expect(await violations(page, 'am-add-forum-media')).toEqual([]);
    await changeSettings(page, {addForumMedia: false});
    await expect(link).toHaveCount(0);
    await changeSettings(page, {addForumMedia: true});
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/${type.toLowerCase()}/${id}/`));
  },
);

test('[addForumMedia] says so when the API does not answer', async ({open, standIn}) => {
  const {id} = await findDiscussedMedia(standIn);
  const page = await open('/reviews');
  await standIn.control('faults?operation=WorkOfThreads&kind=500');
  await navigate(page, `/forum/recent?media=${id}`);
  await expect(page.locator('am-add-forum-media').getByRole('alert')).toHaveText("We couldn't load the title.");
});
