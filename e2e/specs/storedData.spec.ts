// Data stored by the product at commit eba06c0, opened by the built script.
import type {Page} from '@playwright/test';

import {editorField, draftNote} from '../support/drafts';
import {apiCalls} from '../support/find';
import {navigate, waitUntilQuiet} from '../support/page';
import {rowsNow, rowsThen} from '../support/storedData';
import {data, expectWhole, soonAfter} from '../support/storedScene';
import {ownText} from '../support/ownText';
import {goToSetting} from '../support/settings';
import {expect, test} from '../support/test';

const section = (page: Page) => page.locator('am-settings-page');
const itemsNow = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

test(
  'data stored by the first version is read without loss: settings, aliases, block list and backups',
  {tag: '@core'},
  async ({open, standIn, ids}) => {
    const page = await open('/settings/apps', soonAfter(standIn, {token: false}));
    const inRow = async (id: string, see: () => Promise<void>) => {
      await goToSetting(page, id);
      await see();
    };
    const row = (id: string) => section(page).locator(`[data-id=${id}] input, [data-option=${id}] input`);
    for (const id of ['droppedScore', 'hideLikes', 'statusBorder', 'markdownHelp', 'blockWord', 'hideAWC'])
      await inRow(id, () => expect(row(id).first(), id).toBeChecked());
    for (const id of ['documentTitle', 'CSSgreenManga', 'CSSmobileTags', 'progressBar', 'SFWmode'])
      await inRow(id, () => expect(row(id).first(), id).not.toBeChecked());
    const fields = (id: string) => section(page).locator(`[data-id=${id}] .sub input`);
    await inRow('hideAWC', () => expect(fields('hideAWC').first()).toHaveValue('5'));
    await inRow('blockWord', () => expect(fields('blockWord')).toHaveValue('spoiler'));
    await inRow('drafts', () => expect(fields('drafts').first()).toHaveValue('30'));
    await expect(fields('drafts').last()).toHaveValue('40');
    const editor = (id: string) => section(page).locator(`[data-editor=${id}]`);
    await goToSetting(page, 'titleAliases');
    await expect(editor('titleAliases').locator('textarea')).toHaveValue(
      `/anime/${ids.anime}/Bebop\ncss/#nav { opacity: 0.5 }`,
    );
    await goToSetting(page, 'blockList');
    await expect(editor('blockList').getByRole('listitem')).toHaveText([/type anime/, /\(5\).*user Mirabel/s]);
    await goToSetting(page, 'aniscripts-all');
    await section(page).getByText('Backups (2)').click();
    await expect(section(page).locator('.backups li')).toHaveText([/Before: the preset “Quiet”/, /Kept daily/]);
    await navigate(page, `/anime/${ids.anime}/`);
    await expect.poll(() => ownText(page.locator('.media .header .content > h1'))).toBe('Bebop');
    await expect(page.locator('#nav')).toHaveCSS('opacity', '0.5');
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--color-red').trim()))
      .toBe('1,2,3');
    await expect(page.locator('am-document-title')).toHaveCount(0);
    await navigate(page, '/home?live=off');
    const entries = page.locator('.activity-feed > .activity-entry');
    await expect(entries.first()).toBeAttached();
    await waitUntilQuiet(page);
    await expect(entries.and(page.locator('.activity-text')).first()).toBeVisible();
    await expect(entries.and(page.locator('.activity-anime_list')).first()).toBeAttached();
    await expect(entries.and(page.locator('.activity-anime_list')).filter({visible: true})).toHaveCount(0);
    await expectWhole(page, 'answers', 'backups', 'drafts', 'journal', 'lists', 'writes');
    const [{version: last}, {version: now}] = [rowsThen(data, 'budget'), await rowsNow(page, 'budget')].map(
      ({ledger}) => ledger as {version: number},
    ) as [{version: number}, {version: number}];
    expect(now).toBeGreaterThanOrEqual(last);
    await expect.poll(() => itemsNow(page)).toMatchObject(data.localStorage);
  },
);

test('reads data stored by the first version without loss: drafts and cached answers', async ({open, standIn, ids}) => {
  const page = await open('/home?live=off', soonAfter(standIn));
  await expect(editorField(page)).toHaveValue('A status that\nwaits for its end 😀');
  await expect(page.locator(draftNote)).toContainText('Draft restored');
  await navigate(page, `/forum/thread/${ids.thread}?live=off`);
  await expect(editorField(page, '.forum-thread > .editor')).toHaveValue('A comment begun earlier');
  await standIn.control('log?clear');
  await navigate(page, `/character/${ids.character}`);
  await expect(page.locator('am-character-favourite-count-header')).toHaveText(/,/);
  await waitUntilQuiet(page);
  const asked = async () =>
    (await apiCalls(standIn)).filter(({operation}) => operation?.includes('CharacterFavourites')).length;
  await expect.poll(() => asked()).toBe(0);
  // One that isn't among the stored answers.
  await navigate(page, '/character/2');
  await expect.poll(asked).toBe(1);
  await expectWhole(page, 'drafts', 'journal', 'lists');
});
