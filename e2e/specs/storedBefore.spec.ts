// Data stored by the product at commit dc10d14, opened by the built script beside a tab of that build.
import {timeOf} from '../support/fixedTime';
import {job} from '../support/imports';
import {openOldTab, type OldTab} from '../support/oldTab';
import {waitUntilQuiet} from '../support/page';
import {cardOf} from '../support/progress';
import type {StandIn} from '../support/server';
import {rowsNow, rowsThen} from '../support/storedData';
import {dataBefore, soonAfter} from '../support/storedScene';
import {expect, test} from '../support/test';

interface Written {
  mutation: string;
  variables: {mediaId?: number; progress?: number; notes?: string};
}

/** The list entries that were saved, in order. */
const saved = async (standIn: StandIn) =>
  (await standIn.control<Written[]>('ledger'))
    .filter(({mutation}) => mutation === 'SaveMediaListEntry')
    .map(({variables: {mediaId, progress, notes}}) => `${mediaId}: ${progress ?? notes}`);

test('runs beside a tab of the previous build on its data: nothing is lost, sent twice or switched differently, and the old build can still read it', async ({
  open,
  standIn,
}) => {
  const opened: {old?: OldTab} = {};
  const beforeLoad = async (page: Parameters<typeof openOldTab>[0]) => void (opened.old = await openOldTab(page));
  const page = await open('/home?live=off', soonAfter(standIn, {beforeLoad}, dataBefore));
  const {old} = opened;
  if (!old) throw new Error('there is no old tab');
  const progress = cardOf(page, 22650).locator('.content .info > div');
  await expect(progress).toHaveText(/^\s*Progress: 9\b/);
  // The tab of the older build makes a change while the import continues.
  await page.goto(new URL('/settings/import', page.url()).href);
  await expect(job(page)).toContainText(/finished.*\b6 of 6\b/, {timeout: 60_000});
  const now = await timeOf(standIn);
  const of = {account: 'id:6101', userName: 'HundredHanna', page: 'old', createdAt: now, state: 'waiting', attempts: 0};
  const intention = {mediaId: 101922, progress: 16};
  await old.add({...of, kind: 'saveEntry', target: 'entry:101922', intention, base: {progress: 15}});
  const rows = ['22650: 8', '22650: 9', '101922: 16'];
  const imported = [113415, 5114, 11061, 21459].map(mediaId => `${mediaId}: imported ${mediaId}`);
  await expect.poll(async () => (await saved(standIn)).toSorted()).toEqual([...rows, ...imported].toSorted());
  await expect.poll(() => rowsNow(page, 'writes')).toEqual({});

  const messages = (await old.received()).filter(({type}) => type === 'writes');
  expect(messages.filter(({done}) => done !== undefined)).toHaveLength(7);
  // The stored lists lack the changes, so they no longer count as fresh: the old build requests them when they are shown.
  expect(await rowsNow(page, 'lists')).toMatchObject(rowsThen(dataBefore, 'lists'));
  expect(await page.evaluate(() => localStorage.getItem('automailLists'))).toBe('1');

  expect(await rowsNow(page, 'journal')).toMatchObject(rowsThen(dataBefore, 'journal'));
  const isLine = ([key]: [string, unknown]) => key.includes(' line ');
  const lines = Object.fromEntries(Object.entries(rowsThen(dataBefore, 'imports')).filter(isLine));
  expect(await rowsNow(page, 'imports')).toMatchObject(lines);
  expect(Object.entries(await rowsNow(page, 'imports')).filter(isLine)).toHaveLength(6);
  const settings = await page.evaluate(() => localStorage.getItem('hohSettings'));
  expect(JSON.parse(settings ?? '')).toMatchObject(JSON.parse(dataBefore.localStorage.hohSettings ?? ''));
  await expect(page.locator('am-document-title')).toHaveCount(0);
  await waitUntilQuiet(page);
  expect((await saved(standIn)).toSorted(), 'nothing follows').toEqual([...rows, ...imported].toSorted());
});
