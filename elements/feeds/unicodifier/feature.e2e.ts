import type {Page} from '@playwright/test';

import {editorField, publish, reload, waitForDrafts} from '#e2e/support/drafts';
import {allSwitches} from '#e2e/support/features';
import {openListEditor} from '#e2e/support/listEditor';
import {mediaPage} from '#e2e/support/paths';
import {changeSettings, waitUntilQuiet} from '#e2e/support/page';
import type {StandIn} from '#e2e/support/server';
import {countSubscriptions} from '#e2e/support/subscriptions';
import {expect, test} from '#e2e/support/test';

const home = '/home?live=off';
const note = (page: Page) => page.locator('am-unicodifier').getByRole('status');

interface Written {
  mutation: string;
  variables: {text?: string; comment?: string};
}
/** The texts that were sent, in order. */
const sentTexts = async (standIn: StandIn) =>
  (await standIn.control<Written[]>('ledger')).map(({variables: {text, comment}}) => text ?? comment);
const caretOf = (page: Page, editor?: string) =>
  editorField(page, editor).evaluate((field: HTMLTextAreaElement) => [field.selectionStart, field.selectionEnd]);

test(
  '[unicodifier] posts a status whole, and changes nothing in the field while it is typed',
  {tag: '@core'},
  async ({open, standIn}) => {
    const page = await open(home, {as: 'member'});
    await editorField(page).focus();
    await page.keyboard.insertText('Fun 😂 and &#128514; 𠮷 end');
    await page.keyboard.press('Home');
    await page.keyboard.type('So ');
    await expect(editorField(page)).toHaveValue('So Fun 😂 and &#128514; 𠮷 end');
    expect(await caretOf(page)).toEqual([3, 3]);
    await publish(page);
    await expect(editorField(page)).toHaveValue('');
    expect((await sentTexts(standIn)).at(-1)).toBe('So Fun &#128514; and &#128514; &#134071; end');
    const newest = page.locator('.activity-entry .activity-markdown').first();
    await expect(newest).toHaveText('So Fun 😂 and 😂 𠮷 end');
    await test.step('the site reads the references at Ctrl+Enter only', async () => {
      await editorField(page).fill('Hi 😂');
      // Records the text that a listener of the site would read.
      await editorField(page).evaluate((field: HTMLTextAreaElement) =>
        field.addEventListener('keydown', () => Object.assign(window, {readText: field.value})),
      );
      const read = () => page.evaluate(() => (window as {readText?: string}).readText);
      await page.keyboard.press('Enter');
      expect(await read()).toBe('Hi 😂');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Control+Enter');
      expect(await read()).toBe('Hi &#128514;');
      await expect(editorField(page)).toHaveValue('Hi 😂');
    });
    await test.step('the site sends what it reads while the feature is off', async () => {
      await editorField(page).fill('This is cut 😂 off');
      await changeSettings(page, {unicodifier: false});
      await publish(page);
      await expect(newest).toHaveText('This is cut');
      expect((await sentTexts(standIn)).at(-1)).toBe('This is cut 😂 off');
    });
  },
);

test('[unicodifier] shows the characters again when the site refuses, and keeps caret and draft', async ({
  open,
  standIn,
}) => {
  const page = await open(home, {as: 'member'});
  await editorField(page).focus();
  await page.keyboard.insertText('Not 😂 now');
  for (let left = 0; left < 4; left += 1) await page.keyboard.press('ArrowLeft');
  const caret = await caretOf(page);
  expect(caret).toEqual([6, 6]);
  await waitForDrafts(page, 1);
  await standIn.control('faults?operation=SaveStatus&kind=403&who=site');
  await publish(page);
  await expect(page.getByText('Session expired, please refresh')).toBeVisible();
  await expect(editorField(page)).toHaveValue('Not 😂 now');
  expect(await caretOf(page)).toEqual(caret);
  await reload(page);
  await expect(editorField(page)).toHaveValue('Not 😂 now');
  await standIn.control('faults?clear');
  await editorField(page).focus();
  await publish(page);
  await expect(editorField(page)).toHaveValue('');
  expect((await sentTexts(standIn)).at(-1)).toBe('Not &#128514; now');
  await waitForDrafts(page, 0);
});

test('[unicodifier] shows the characters of a text that is edited, and saves it whole', async ({open, standIn}) => {
  const page = await open(home, {as: 'member'});
  await editorField(page).fill('First 😂 text');
  await publish(page);
  const entry = page.locator('.activity-feed > .activity-entry').first();
  await expect(entry.locator('.activity-markdown')).toHaveText('First 😂 text');
  await entry.hover();
  await entry.locator('.el-dropdown-link').click();
  await page.locator('.activity-extras-dropdown > li:visible', {hasText: 'Edit'}).click();
  const edited = '.activity-entry .activity-edit';
  await expect(editorField(page, edited)).toHaveValue('First 😂 text');
  await editorField(page, edited).press('End');
  await page.keyboard.type('!');
  await expect(editorField(page, edited)).toHaveValue('First 😂 text!');
  await publish(page, edited);
  await expect(entry.locator('.activity-markdown')).toHaveText('First 😂 text!');
  expect((await sentTexts(standIn)).at(-1)).toBe('First &#128514; text!');
});

test('[unicodifier] sends replies and comments in the forum whole', async ({open, ids, standIn}) => {
  const reply = '.activity-replies > .activity-edit';
  const page = await open(`/activity/${ids.activityText}?live=off`, {as: 'member'});
  await editorField(page, reply).fill('A 😂 reply');
  await publish(page, reply);
  await expect(page.locator('.activity-replies > .reply').last()).toContainText('A 😂 reply');
  const forum = await open(`/forum/thread/${ids.thread}?live=off`, {as: 'member'});
  const comment = '.forum-thread > .editor';
  await editorField(forum, comment).fill('A 😂 comment');
  await publish(forum, comment);
  await expect(forum.locator('.comments')).toContainText('A 😂 comment');
  expect((await sentTexts(standIn)).slice(-2)).toEqual(['A &#128514; reply', 'A &#128514; comment']);
});

test('[unicodifier] saves the notes of the list editor whole, and shows the characters of stored ones', async ({
  open,
  ids,
  standIn,
}) => {
  const page = await open(mediaPage(ids), {as: 'member'});
  const editor = page.locator('.list-editor');
  const notes = editor.locator('.form.notes textarea');
  const openEditor = () => page.locator('.media .header .actions .list .add').click();
  const savedNotes = async () =>
    (await standIn.control<{mutation: string; variables: {notes?: string}}[]>('ledger')).at(-1)?.variables.notes;
  await openEditor();
  await notes.fill('Fun 😂 notes');
  await test.step('the characters stay when saving fails', async () => {
    await standIn.control('faults?operation=SaveEntry&kind=403&who=site');
    await editor.locator('.save-btn').click();
    await expect(page.getByText('Session expired, please refresh')).toBeVisible();
    await expect(notes).toHaveValue('Fun 😂 notes');
    await standIn.control('faults?clear');
  });
  await editor.locator('.save-btn').press('Enter');
  await expect(editor).toHaveCount(0);
  expect(await savedNotes()).toBe('Fun &#128514; notes');
  await openEditor();
  await expect(notes).toHaveValue('Fun 😂 notes');
  await changeSettings(page, {unicodifier: false});
  await expect(notes).toHaveValue('Fun &#128514; notes');
});

test('[unicodifier] follows no notes of a list editor that is closed', async ({open, ids}) => {
  const settings = {...allSwitches(false), unicodifier: true};
  const page = await open(mediaPage(ids), {as: 'member', settings, countsSubscriptions: true});
  const use = async () => {
    await openListEditor(page, ids.anime);
    await expect(page.locator('.list-editor .form.notes textarea')).toBeVisible();
    await waitUntilQuiet(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('.list-editor')).toHaveCount(0);
    await waitUntilQuiet(page);
    return countSubscriptions(page);
  };
  const first = await use();
  expect(first).toBeGreaterThan(0);
  expect(await use()).toBe(first);
});

test('[unicodifier] saves the text about the user whole', async ({open, standIn}) => {
  const page = await open('/settings', {as: 'member'});
  const about = page.getByPlaceholder('A little about yourself...');
  const save = page.getByRole('button', {name: 'Save About'});
  const saved = async () =>
    (await standIn.control<{variables: {about?: string}}[]>('ledger')).map(({variables}) => variables.about).at(-1);
  await about.fill('Me 😂 too');
  await save.click();
  await expect.poll(saved).toBe('Me &#128514; too');
  await expect(about).toHaveValue('Me 😂 too');
  await reload(page, '.settings .content textarea');
  await expect(about).toHaveValue('Me 😂 too');
});

test('[unicodifier] says so below the field when only the emoji make a text too long', async ({open, ids}) => {
  const page = await open(home, {as: 'member', width: 400});
  await editorField(page).fill(`${'a'.repeat(9992)}😂`);
  await expect(note(page)).toHaveText(/\b10,001\b.*\b10,000\b/);
  await editorField(page).fill(`${'a'.repeat(9991)}😂`);
  await expect(note(page)).toHaveCount(0);
  await editorField(page).fill('a'.repeat(10_001));
  await expect(note(page)).toHaveCount(0);
  await page.goto(new URL(`/activity/${ids.activityText}?live=off`, page.url()).href);
  const reply = editorField(page, '.activity-replies > .activity-edit');
  await reply.fill(`${'a'.repeat(7999)}😂`);
  await expect(note(page)).toContainText('8,008 characters; the limit is 8,000.');
});
