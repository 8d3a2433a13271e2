import type {Page} from '@playwright/test';

import {editorField, waitForDrafts, draftNote, publish, reload} from '#e2e/support/drafts';
import {calledScript, install} from '#e2e/support/install';
import {productPath} from '#e2e/support/server';
import {expect, test} from '#e2e/support/test';

/** Starts the script in a page that has loaded already, as some script managers do; later pages get it at document-start. */
async function startLate(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', {expression: calledScript(productPath)});
  await session.detach();
  await install(page.context());
}

test('[drafts] keeps text that was typed before the script started', async ({open, ids}) => {
  const page = await open('/home?live=off', {as: 'member', withoutProduct: true});
  await editorField(page).fill('Quicker than the script');
  await startLate(page);
  await waitForDrafts(page, 1);
  await reload(page);
  await expect(editorField(page)).toHaveValue('Quicker than the script');

  const thread = await open(`/forum/thread/${ids.thread}?live=off`, {as: 'member', withoutProduct: true});
  const comment = thread.locator('.comments > .comment-wrap > .comment').first();
  const button = comment.locator('> .header .reply-button');
  const answer = comment.locator('> .activity-edit textarea');
  await button.click();
  // Text in such a field could be a post opened for editing, until the browser reports that a user typed it.
  await answer.pressSequentially('Quick');
  await startLate(thread);
  await expect(comment.locator(draftNote)).toBeAttached();
  await editorField(thread, '.forum-thread > .editor').focus();
  await waitForDrafts(thread, 1);
  await thread.reload();
  await button.click();
  await expect(answer).toHaveValue('Quick');
});

test('[drafts] does not save a post as a draft when it is opened for editing, and offers the draft of an edit', async ({
  open,
}) => {
  const page = await open('/home?live=off', {as: 'member'});
  await editorField(page).fill('The first version');
  await publish(page);
  const entry = page.locator('.activity-feed > .activity-entry').first();
  const post = entry.locator('> .wrap .activity-markdown');
  const edit = entry.locator('> .wrap .activity-edit');
  const openEdit = async () => {
    await entry.locator('.el-dropdown-link').click();
    await page.locator('.el-dropdown-menu__item:visible', {hasText: 'Edit'}).click();
    await expect(edit.locator('textarea')).toHaveValue('The first version');
    await expect(edit.locator(draftNote)).toBeAttached();
  };
  await expect(post).toHaveText('The first version');
  await openEdit();
  await edit.locator('.cancel').click();
  await expect(post).toHaveText('The first version');
  await waitForDrafts(page, 0);
  await openEdit();
  await edit.locator('textarea').fill('The second version');
  await waitForDrafts(page, 1);
  await reload(page);
  await expect(editorField(page)).toHaveValue('');
  await openEdit();
  await expect(edit.locator(draftNote)).toContainText('You have an earlier draft');
  await edit.getByRole('button', {name: 'Restore'}).click();
  await expect(edit.locator('textarea')).toHaveValue('The second version');
  await edit.locator('.actions .save').click();
  await expect(post).toHaveText('The second version');
  await waitForDrafts(page, 0);
});
