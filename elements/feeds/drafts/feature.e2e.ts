import {queryApi} from '#e2e/support/api';
import {editorField, waitForDrafts, draftNote, publish, reload, typeInto} from '#e2e/support/drafts';
import {navigate, waitUntilQuiet, changeSettings} from '#e2e/support/page';
import {siteUrl} from '#e2e/support/server';
import {expect, test} from '#e2e/support/test';

test(
  '[drafts] keeps a status across a reload and an expired session until it is posted',
  {tag: ['@dates', '@core', '@journey']},
  async ({open, standIn}) => {
    const page = await open('/home?live=off', {as: 'member'});
    await editorField(page).fill('First thoughts\non two lines');
    await waitForDrafts(page, 1);
    await reload(page);
    await expect(editorField(page)).toHaveValue('First thoughts\non two lines');
    await expect(page.locator(draftNote)).toContainText('Draft restored');
    await editorField(page).focus();
    await page.keyboard.type('!');
    await expect(page.locator(draftNote)).not.toContainText('Draft restored');
    await standIn.control('faults?operation=SaveStatus&kind=403&who=site');
    await publish(page);
    await expect(page.getByText('Session expired, please refresh')).toBeVisible();
    await reload(page);
    const written = await editorField(page).inputValue();
    expect(written).toHaveLength('First thoughts\non two lines!'.length);
    await standIn.control('faults?clear');
    await editorField(page).focus();
    await publish(page);
    await expect(page.locator('.activity-entry .activity-markdown').first()).toContainText('First thoughts');
    await expect(editorField(page)).toHaveValue('');
    await reload(page);
    await expect(editorField(page)).toHaveValue('');
    await expect(page.locator(draftNote)).not.toContainText('Draft');
  },
);

test('[drafts] restores a reply begun in the feed on the activity page, for its writer only', async ({open, ids}) => {
  const page = await open('/home?live=off', {as: 'member'});
  const entry = page.locator('.activity-feed > .activity-entry').first();
  const path = (await entry.locator('.time .el-dropdown-menu a[href^="/activity/"]').getAttribute('href')) ?? '';
  await entry.locator('.action.replies').click();
  await typeInto(entry.locator('.activity-replies'), 'A reply');
  await waitForDrafts(page, 1);
  await navigate(page, path);
  const replies = editorField(page, '.activity-replies > .activity-edit');
  await expect(replies).toHaveValue('A reply');
  await page.goto(`${siteUrl}/__standin/sign-in?as=${ids.other}`);
  await page.goto(siteUrl + path);
  await expect(replies).toBeVisible();
  await waitUntilQuiet(page);
  await expect(replies).toHaveValue('');
  await page.goto(`${siteUrl}/__standin/sign-in?as=member`);
  await page.goto(siteUrl + path);
  await expect(replies).toHaveValue('A reply');
  await replies.focus();
  await publish(page, '.activity-replies > .activity-edit');
  await expect(page.locator('.activity-replies > .reply').last()).toContainText('A reply');
  await reload(page);
  await expect(replies).toHaveValue('');
});

test('[drafts] keeps a reply in a feed whose entries link to their pages only in the menu', async ({open}) => {
  const page = await open('/home?live=off', {as: 'member'});
  const entry = page.locator('.activity-feed > .activity-entry').first();
  const reply = entry.locator('.activity-replies textarea');
  await entry.locator('.action.replies').click();
  await typeInto(entry.locator('.activity-replies'), 'A reply');
  await waitForDrafts(page, 1);
  await reload(page);
  await entry.locator('.action.replies').click();
  await expect(reply).toHaveValue('A reply');
});

test(
  '[drafts] keeps drafts of comments and threads apart, and deletes one when posting removes its editor',
  {tag: '@text'},
  async ({open, ids, standIn}) => {
    const {Page} = await queryApi<{Page: {threads: {id: number}[]}}>(standIn, '{ Page { threads { id } } }');
    const other = Page.threads.find(({id}) => id !== ids.thread)?.id;
    const path = `/forum/thread/${ids.thread}?live=off`;
    const page = await open(path, {as: 'member', width: 400});
    const comment = page.locator('.comments > .comment-wrap > .comment').first();
    const button = comment.locator('> .header .reply-button');
    const answer = comment.locator('> .activity-edit');
    const whole = editorField(page, '.forum-thread > .editor');
    await whole.fill('To the thread');
    await button.click();
    await typeInto(answer, 'To the comment');
    await waitForDrafts(page, 2);
    await reload(page);
    await expect(whole).toHaveValue('To the thread');
    await button.click();
    await expect(answer.locator('textarea')).toHaveValue('To the comment');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    await answer.locator('textarea').focus();
    await answer.locator('.actions .save').click();
    await expect(answer).toHaveCount(0);
    await waitUntilQuiet(page);
    await button.click();
    await expect(answer).toBeVisible();
    await waitUntilQuiet(page);
    await expect(answer.locator('textarea')).toHaveValue('');
    await expect(whole).toHaveValue('To the thread');
    await page.goto(`${siteUrl}/forum/thread/${other}?live=off`);
    await expect(whole).toBeVisible();
    await waitUntilQuiet(page);
    await expect(whole).toHaveValue('');
    await whole.fill('To the other thread');
    await waitForDrafts(page, 2);
    await page.goto(siteUrl + path);
    await expect(whole).toHaveValue('To the thread');
  },
);

test('[drafts] discards a restored draft, brings it back on undo, and clears the field while it is off', async ({
  open,
}) => {
  const page = await open('/home?live=off', {as: 'member'});
  await editorField(page).fill('Of no worth');
  await waitForDrafts(page, 1);
  await reload(page);
  await page.locator(draftNote).getByRole('button', {name: 'Discard'}).click();
  await expect(editorField(page)).toHaveValue('');
  await expect(editorField(page)).toBeFocused();
  await expect(page.locator(draftNote)).not.toContainText('Draft restored');
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(editorField(page)).toHaveValue('Of no worth');
  await reload(page);
  await expect(editorField(page)).toHaveValue('Of no worth');
  await changeSettings(page, {drafts: false});
  await expect(editorField(page)).toHaveValue('');
  await expect(page.locator(draftNote)).toHaveCount(0);
  await changeSettings(page, {drafts: true});
  await expect(editorField(page)).toHaveValue('Of no worth');
});

test('[drafts] keeps the texts of two tabs on one page, until each is posted', async ({open}) => {
  const page = await open('/home?live=off', {as: 'member'});
  const other = await page.context().newPage();
  await other.goto(`${siteUrl}/home?live=off`);
  for (const tab of [page, other]) await expect(tab.locator(draftNote).first()).toBeAttached();
  for (const [tab, text, count] of [
    [page, 'A status of one tab', 1],
    [other, 'A status of another', 2],
  ] as const) {
    await editorField(tab).fill(text);
    await waitForDrafts(tab, count);
  }
  await other.bringToFront();
  await editorField(other).focus();
  await publish(other);
  await expect(editorField(other)).toHaveValue('');
  await waitForDrafts(page, 1);
  await reload(page);
  await expect(editorField(page)).toHaveValue('A status of one tab');
});
