// The built script beside a tab of an earlier build, which stores its lists in the first database.
import type {Page} from '@playwright/test';

import {accountKey} from '../support/database';
import {moveTime, timeOf} from '../support/fixedTime';
import {openOldTab, type OldTab} from '../support/oldTab';
import {navigate, waitUntilQuiet} from '../support/page';
import {line, showStats} from '../support/personal';
import {cardOf, entrySaves, findAiring, saveEntry} from '../support/progress';
import {statsOf} from '../support/questions';
import {rowsNow} from '../support/storedData';
import {expect, test} from '../support/test';

const minutes = (count: number) => count * 60_000;
const turns = 6;

test('shares an hour with a tab of an earlier build, after which that build finds all changes and no outdated list', async ({
  open,
  ids,
  standIn,
}) => {
  const {mediaId} = await findAiring(standIn, ids.user);
  await saveEntry(standIn, {mediaId, progress: 1});
  const opened: {old?: OldTab} = {};
  const beforeLoad = async (page: Page) => void (opened.old = await openOldTab(page));
  const settings = {moreStats: true};
  const page = await open('/home', {as: 'member', token: true, clockBy: 1, settings, beforeLoad});
  const {old} = opened;
  if (!old) throw new Error('there is no old tab');
  const start = await timeOf(standIn);
  const account = await accountKey(page);
  const key = `${ids.user}/ANIME`;
  const watched = async () => {
    await navigate(page, statsOf(ids.user));
    await showStats(page);
    await expect(line(page, 'Episodes watched')).toHaveText(/\d/);
    return Number((await line(page, 'Episodes watched').innerText()).replaceAll(',', ''));
  };
  const first = await watched();
  await waitUntilQuiet(page);
  for (let turn = 1; turn <= turns; turn += 1) {
    const now = start + minutes(10 * turn);
    await moveTime(page, minutes(10));
    // The clock of the API does not follow.
    await standIn.control('rate?clear');
    await old.storeList({key, at: now, mediaId, progress: turn});
    expect(await old.storedProgress(key, now)).toBe(turn);
    if (turn % 2) {
      await navigate(page, '/home');
      await cardOf(page, mediaId).locator('am-plus-progress').getByRole('button').click({force: true});
    } else {
      const of = {account, userName: ids.user, page: 'old', createdAt: now, state: 'waiting', attempts: 0};
      const intention = {mediaId, progress: turn + 1};
      await old.add({...of, kind: 'saveEntry', target: `entry:${mediaId}`, intention, base: {progress: turn}});
      // The tab of that build sends nothing itself; this page does with its next request.
      await navigate(page, '/home');
    }
    await expect.poll(async () => (await entrySaves(standIn, mediaId)).at(-1)).toMatchObject({progress: turn + 1});
    await expect.poll(() => rowsNow(page, 'writes')).toEqual({});
    await expect.poll(watched).toBe(first + turn);
    await expect.poll(() => old.storedProgress(key, now), 'the earlier build requests its list again').toBe(undefined);
  }
  const done = (await old.received()).filter(message => message.type === 'writes' && message.done !== undefined);
  expect(done).toHaveLength(turns);
  const lines = Object.values(await rowsNow(page, 'journal')) as {after: {progress: number}}[];
  expect(lines.map(({after}) => after.progress)).toEqual([2, 3, 4, 5, 6, 7]);
  await page.close();
  // Alone, the earlier build opens its version of the database and stores what it requests.
  const end = start + minutes(70);
  await old.storeList({key, at: end, mediaId, progress: turns + 1});
  expect(await old.storedProgress(key, end)).toBe(turns + 1);
});
