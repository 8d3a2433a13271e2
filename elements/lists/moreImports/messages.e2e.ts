// Messages about files and imports that cannot be used.
import {gzipSync} from 'node:zlib';

import {tokenOf} from '#e2e/support/api';
import {button, chooseFile, fileWithList, ownStoredList, savedMedia, tools} from '#e2e/support/imports';
import {writeVault} from '#e2e/support/vault';
import {expect, test} from '#e2e/support/test';

const own = {as: 'member', token: true} as const;
const path = '/settings/import';

const own101 = JSON.stringify({version: '1.01', type: 'MANGA', User: {name: 'x'}, MediaListCollection: {lists: []}});
const unusable = [
  ['no JSON', /^Automail/, '{"version": ', 'error parsing JSON'],
  ['a list of the other type', /^Automail/, own101, 'error wrong list type'],
  [
    'another site’s list of the other type',
    /^Anime-Planet/,
    '{"export": {"type": "manga"}, "entries": []}',
    'error wrong list',
  ],
  ['what is not text', /^Automail/, Buffer.from([0xff, 0xfe, 0x00, 0xd8]), 'error parsing JSON'],
  [
    'half a compressed file',
    /^MyAnimeList/,
    gzipSync('<myanimelist></myanimelist>').subarray(0, 20),
    'error reading file',
  ],
] as const;

test('[moreImports] explains what is wrong with a file that it cannot use', async ({open, standIn}) => {
  const page = await open(path, own);
  for (const [what, format, content, message] of unusable)
    await test.step(what, async () => {
      await chooseFile(page, format, content);
      await expect(tools(page).getByRole('alert')).toHaveText(message);
    });
  expect(await savedMedia(standIn)).toEqual([]);
});

test('[moreImports] explains why nothing is imported while the script is signed in to another account', async ({
  open,
  ids,
  standIn,
}) => {
  const [entry] = await (await ownStoredList(standIn, ids.user)).entries();
  const page = await open(path, own);
  await chooseFile(page, /^Automail/, fileWithList('Any', entry?.mediaId ?? 0));
  await tools(page)
    .getByRole('checkbox', {name: /^Overwrite/})
    .check();
  const token = await tokenOf(standIn, ids.other);
  await writeVault(page, token);
  await button(page, 'Import all selected').click();
  const alert = tools(page).getByRole('alert');
  await expect(alert).toContainText('different account');
  await expect.poll(() => savedMedia(standIn)).toEqual([]);
});

test('[moreImports] explains why nothing is imported while the script is signed out, and which list cannot be found', async ({
  open,
  ids,
  standIn,
}) => {
  const list = await ownStoredList(standIn, ids.user);
  const [entry] = await list.entries();
  const page = await open(path, {as: 'member'});
  const entries = [{mediaId: entry?.mediaId ?? 0, status: 'DROPPED'}];
  const file = JSON.stringify({version: '1.00', MediaListCollection: {lists: [{entries}]}});
  await tools(page)
    .getByRole('checkbox', {name: /^Overwrite/})
    .check();
  await chooseFile(page, /^Automail/, file);
  await button(page, 'Import all selected').click();
  const alert = tools(page).getByRole('alert');
  await expect(alert).toContainText("Not signed in to the script. Can't do any changes to your list.");
  await expect(alert.getByRole('link')).toHaveAttribute('href', '/settings/apps');
  await expect.poll(() => savedMedia(standIn)).toEqual([]);
  await standIn.control('faults?operation=WholeList&kind=404');
  await chooseFile(page, /^Automail/, file);
  await expect(alert).toContainText(`Could not find the list of ${ids.user}`);
});
