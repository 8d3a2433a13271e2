import {findWatched} from '#e2e/support/find';
import type {Page} from '@playwright/test';

import {editText, editorField, publish, typeInto, waitForDrafts} from '#e2e/support/drafts';
import {changeSettings, waitUntilQuiet} from '#e2e/support/page';
import {siteUrl, type StandIn} from '#e2e/support/server';
import {expect, test} from '#e2e/support/test';

const home = '/home?live=off';
const settings = {keepAlive: true};
const native = (page: Page) => page.locator('.el-message--error', {hasText: 'Session expired, please refresh'});
const notice = (page: Page) => page.getByRole('status').filter({hasText: /session has expired/});
const reloadButton = (page: Page) => page.getByRole('button', {name: 'Reload page'});

/** Publishes what is in an editor after the session has expired, and reloads the page as the notice says. */
async function publishTooLate(
  {page, standIn}: {page: Page; standIn: StandIn},
  operation: string,
  editor: string,
  kept: string,
) {
  await standIn.control(`faults?operation=${operation}&kind=403&who=site`);
  await publish(page, editor);
  await expect(notice(page)).toContainText(kept);
  await standIn.control('faults?clear');
  await reloadButton(page).click();
}

test(
  '[keepAlive] replaces the notice of an expired session, and opens the editors again after reloading',
  {tag: '@core'},
  async ({open, standIn}) => {
    const page = await open(home, {as: 'member', settings});
    await editorField(page).fill('A status that waits');
    const entry = page.locator('.activity-feed > .activity-entry').first();
    const reply = entry.locator('.activity-replies > .activity-edit');
    await entry.locator('.action.replies').click();
    await typeInto(reply, 'A reply that waits');
    await waitForDrafts(page, 2);
    await standIn.control('faults?operation=SaveStatus&kind=403&who=site');
    await editorField(page).focus();
    await publish(page);
    await expect(notice(page)).toContainText(/kept: status or message, reply/);
    await expect(native(page)).toHaveCount(1);
    await expect(native(page)).toBeHidden();
    await standIn.control('faults?clear');
    await reloadButton(page).click();
    await expect(reply.locator('textarea')).toHaveValue('A reply that waits');
    await expect(editorField(page)).toHaveValue('A status that waits');
    await expect(notice(page)).toHaveCount(0);
  },
);

test('[keepAlive] opens no editor on another page than the one that was left, and then forgets it', async ({
  open,
  ids,
  standIn,
}) => {
  const page = await open(home, {as: 'member', settings});
  const entry = page.locator('.activity-feed > .activity-entry').first();
  await entry.locator('.action.replies').click();
  await typeInto(entry.locator('.activity-replies > .activity-edit'), 'A reply that waits');
  await waitForDrafts(page, 1);
  await standIn.control('faults?operation=SaveReply&kind=403&who=site');
  await publish(page, '.activity-feed > .activity-entry:first-child .activity-replies > .activity-edit');
  await expect(notice(page)).toBeVisible();
  await standIn.control('faults?clear');
  const stored = () => page.evaluate(() => sessionStorage.getItem('automailOpenEditors'));
  // Another page is opened before this one has been reloaded.
  await page.route(`${siteUrl}${home}`, route => route.abort(), {times: 1});
  const aborted = page.waitForEvent('requestfailed');
  await reloadButton(page).click({noWaitAfter: true});
  await aborted;
  await page.waitForURL(/^chrome-error:/);
  await page.goto(`${siteUrl}/user/${ids.other}/`);
  await waitUntilQuiet(page);
  await expect(page.locator('.activity-replies')).toHaveCount(0);
  await expect.poll(stored).toBe(null);
  await page.goto(siteUrl + home);
  await waitUntilQuiet(page);
  await expect(page.locator('.activity-feed > .activity-entry').first()).toBeVisible();
  await expect(page.locator('.activity-replies')).toHaveCount(0);
});

test("[keepAlive] keeps the text about oneself and the list editor's notes, and hides the site's second message", async ({
  open,
  ids,
  standIn,
}) => {
  const {mediaId} = await findWatched(standIn, ids.user);
  await test.step('the text about oneself', async () => {
    const page = await open('/settings', {as: 'member', settings});
    const about = page.locator('.settings .profile textarea');
    await about.pressSequentially('About me');
    const text = await about.inputValue();
    await standIn.control('faults?operation=*&kind=403&who=site');
    await page.getByRole('button', {name: 'Save About'}).click();
    await expect(notice(page)).toContainText('kept: your about text');
    const second = page.locator('.el-message--error', {hasText: 'CSRF'});
    await expect(second).toHaveCount(1);
    await expect(second).toBeHidden();
    await standIn.control('faults?clear');
    await reloadButton(page).click();
    await expect(about).toHaveValue(text);
    expect(text).toContain('About me');
  });
  await test.step('the notes', async () => {
    const page = await open(`/anime/${mediaId}/?live=off`, {as: 'member', settings});
    const notes = page.locator('.list-editor .form.notes textarea');
    const openEditor = async () => {
      await page.locator('.media .header .actions .list .add').click();
      await expect(notes).toBeVisible();
    };
    await openEditor();
    await notes.fill('Seen with Ann');
    await notes.press('!');
    await standIn.control('faults?operation=*&kind=403&who=site');
    await page.locator('.list-editor .save-btn').click();
    await expect(notice(page)).toContainText('kept: notes in the list editor');
    await standIn.control('faults?clear');
    await reloadButton(page).click();
    await openEditor();
    await expect(notes).toHaveValue('Seen with Ann!');
  });
});

test('[keepAlive] opens an edited post again', async ({open, standIn}) => {
  const page = await open(home, {as: 'member', settings});
  await editorField(page).fill('A post to edit');
  await publish(page);
  const entry = page.locator('.activity-feed > .activity-entry').first();
  await expect(entry.locator('.activity-markdown')).toHaveText('A post to edit');
  await entry.hover();
  await entry.locator('.el-dropdown-link').click();
  await page.locator('.activity-extras-dropdown > li:visible', {hasText: 'Edit'}).click();
  const edited = '.activity-entry .activity-edit';
  await editText(page, edited, 'A post that was edited');
  await publishTooLate({page, standIn}, 'EditStatus', edited, 'edited post.');
  await expect(editorField(page, edited)).toHaveValue('A post to edit');
  await expect(entry.locator('am-drafts')).toContainText('Restore');
});

test('[keepAlive] opens an edited reply again, once', async ({open, standIn}) => {
  const page = await open(home, {as: 'member', settings});
  const entry = page.locator('.activity-feed > .activity-entry').first();
  const newReply = '.activity-feed > .activity-entry:first-child .activity-replies > .activity-edit';
  await entry.locator('.action.replies').click();
  await editorField(page, newReply).fill('A reply to edit');
  await publish(page, newReply);
  const reply = entry.locator('.activity-replies > .reply', {hasText: 'A reply to edit'});
  await reply.getByRole('button', {name: 'Edit'}).click();
  const edited = '.activity-replies > .reply > .activity-edit';
  await editText(page, edited, 'A reply that was edited');
  await publishTooLate({page, standIn}, 'EditReply', edited, 'edited post.');
  await expect(editorField(page, edited)).toHaveValue('A reply to edit');
  await expect(entry.locator('.reply am-drafts')).toContainText('Restore');
  await page.reload();
  await expect(entry).toBeVisible();
  await waitUntilQuiet(page);
  await expect(entry.locator('.activity-replies')).toHaveCount(0);
});

test('[keepAlive] opens edited comments and replies in the forum again', async ({open, ids, standIn}) => {
  const page = await open(`/forum/thread/${ids.thread}?live=off`, {as: 'member', settings});
  const newComment = '.forum-thread > .editor';
  await editorField(page, newComment).fill('A comment to edit');
  await publish(page, newComment);
  const comment = page.locator('.comments .comment', {hasText: 'A comment to edit'});
  await comment.getByRole('link', {name: 'Link'}).click();
  await expect(page).toHaveURL(/\/comment\/\d+$/);
  const field = editorField(page, '.comments .comment');
  await test.step('an edited comment', async () => {
    await page.locator('.comments .comment').getByRole('button', {name: 'Edit'}).click();
    await editText(page, '.comments .comment', 'A comment that was edited');
    await publishTooLate({page, standIn}, 'EditComment', '.comments .comment', 'edited post.');
    await expect(field).toHaveValue('A comment to edit');
  });
  await test.step('a reply to a comment', async () => {
    await page.locator('.comments .comment .actions .cancel').click();
    await page.locator('.comments .comment').getByRole('button', {name: 'Reply'}).click();
    await typeInto(page.locator('.comments .comment'), 'A reply that waits');
    await publishTooLate({page, standIn}, 'SaveComment', '.comments .comment', 'reply.');
    await expect(field).toHaveAttribute('placeholder', 'Write a reply...');
    await expect(page.locator('.comments .comment > .markdown')).toBeVisible();
  });
});

test('[keepAlive] warns that text is lost while drafts are off, and shows the site’s notice when switched off', async ({
  open,
  standIn,
}) => {
  const page = await open(home, {as: 'member', settings: {...settings, drafts: false}});
  await editorField(page).fill('A status that waits');
  await standIn.control('faults?operation=SaveStatus&kind=403&who=site');
  await publish(page);
  await expect(notice(page)).toContainText('copy your unsent text before you reload the page: status or message.');
  await changeSettings(page, {keepAlive: false});
  await expect(notice(page)).toHaveCount(0);
  await expect(native(page)).toBeVisible();
});
