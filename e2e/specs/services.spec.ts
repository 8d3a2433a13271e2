// The services from the user's view, through the features that show their data.
import type {Page} from '@playwright/test';

import {queryAs, tokenOf} from '../support/api';
import {findWatched} from '../support/find';
import {timeOf} from '../support/fixedTime';
import {navigate, waitUntilQuiet} from '../support/page';
import {accountKey, countRows, addRow, lostWrite} from '../support/database';
import {siteUrl, type StandIn} from '../support/server';
import {expect, test} from '../support/test';

const own = {as: 'member', token: true} as const;
const section = (page: Page) => page.locator('am-settings-page');
const exactCount = (page: Page) => page.locator('am-character-favourite-count-header');
const score = (page: Page) => page.locator('am-entry-score').getByRole('group', {name: 'Score'}).locator('output');
const note = (page: Page) => page.locator('am-entry-score .ui-note');
const lower = (page: Page) => page.getByRole('button', {name: 'Lower score'});

interface Written {
  mutation: string;
  variables: {score?: number; text?: string};
}

const written = async (standIn: StandIn, name: string) =>
  (await standIn.control<Written[]>('ledger')).filter(({mutation}) => mutation === name);

test(
  '[settingsPage] shows the request budget, calls by feature and a pause, which a toast announces, too',
  {tag: '@dates'},
  async ({open, ids, standIn}) => {
    const page = await open(`/character/${ids.character}`, own);
    await expect(exactCount(page)).toHaveText(/,/);
    await navigate(page, '/settings/apps#aniscripts-requests');
    const budget = section(page).getByRole('group', {name: 'Requests to AniList'});
    await expect(budget).toContainText(/(?:1\d|2[0-4]) of 25 requests left this minute/);
    await budget.getByText('Requests by feature since').click();
    await expect(budget.getByRole('listitem').filter({hasText: 'Character favorites and voices'})).toHaveText(
      /: (?:\d+ requests?|less than one request)$/,
    );
    await standIn.control('faults?operation=*&kind=429');
    await navigate(page, '/search/characters');
    await expect(page.getByText(/^AniList is limiting requests until \d{1,2}:\d\d(\s[AP]M)?\./)).toBeVisible();
    await navigate(page, '/settings/apps');
    await expect(section(page).locator('.status')).toHaveText(
      /^AniList is limiting requests until \d{1,2}:\d\d(\s[AP]M)?\. Some data/,
    );
  },
);

test(
  '[characterFavouriteCount] shows its cached answer after a reload and in another tab, without a request',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const path = `/character/${ids.character}`;
    const page = await open(path);
    await expect(exactCount(page)).toHaveText(/,/);
    await expect.poll(() => countRows(page, 'answers')).toBeGreaterThan(0);
    await standIn.control('log?clear');
    await page.reload();
    await expect(exactCount(page)).toHaveText(/,/);
    const other = await page.context().newPage();
    await other.goto(siteUrl + path);
    await expect(exactCount(other)).toHaveText(/,/);
    await waitUntilQuiet(other);
    const log = await standIn.control<{who: string; fields: {name: string}[]}[]>('log');
    expect(log.filter(({who, fields}) => who === 'api' && fields.some(({name}) => name === 'Character'))).toEqual([]);
  },
);

test('[characterFavouriteCount] is shown in another tab while a blocker stops all requests of one', async ({
  open,
  ids,
  expectedReports,
}) => {
  expectedReports.push(/ERR_BLOCKED_BY_CLIENT|failed: /);
  const page = await open('/home', own);
  await waitUntilQuiet(page);
  const blocked: string[] = [];
  await page.route('https://graphql.anilist.co/**', (route, request) => {
    blocked.push(request.method());
    return route.abort('blockedbyclient');
  });
  const path = `/character/${ids.character}`;
  for (const address of [path, `/staff/${ids.staff}`]) {
    await navigate(page, address);
    await waitUntilQuiet(page);
  }
  expect(blocked.filter(method => method === 'POST').length).toBeGreaterThan(1);
  expect(blocked.filter(method => method === 'GET')).toHaveLength(1);
  const other = await page.context().newPage();
  await other.goto(siteUrl + path);
  await expect(exactCount(other)).toHaveText(/,/);
  await navigate(other, '/settings/apps#aniscripts-requests');
  await expect(section(other)).toContainText('of 25 requests left this minute');
  await expect(section(other)).not.toContainText('limiting requests');
});

test(
  '[entryScore] lists a waiting change in the settings during an outage, sends it once and undoes it from the journal',
  {tag: ['@dates', '@core']},
  async ({open, ids, standIn}) => {
    await standIn.control('rate?window=3000&limit=100');
    await standIn.control('faults?operation=SaveMediaListEntry&kind=500');
    const {mediaId} = await findWatched(standIn, ids.user);
    const page = await open(`/anime/${mediaId}/`, own);
    const before = Number.parseFloat(await score(page).innerText());
    await lower(page).click();
    await expect(note(page)).toContainText('Not saved yet');
    await navigate(page, '/settings/apps#aniscripts-journal');
    const waiting = section(page).getByRole('region', {name: 'Waiting changes'});
    await expect(waiting.getByRole('listitem')).toHaveText(
      /^Save .*: score [\d.]+\. Not saved yet: AniList isn't answering/,
    );
    await standIn.control('faults?clear');
    await expect(waiting).toHaveCount(0);
    await expect.poll(() => written(standIn, 'SaveMediaListEntry')).toHaveLength(1);
    const journal = section(page).getByRole('region', {name: 'Changes to your lists'});
    await expect(journal.getByRole('listitem')).toContainText(`score ${before} → score`);
    await journal.getByRole('button', {name: /^Undo: /}).click();
    await expect.poll(async () => (await written(standIn, 'SaveMediaListEntry')).at(-1)?.variables.score).toBe(before);
  },
);

test(
  '[entryScore] asks the user when the entry was changed elsewhere in the meantime',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    await standIn.control('rate?window=3000&limit=100');
    const {mediaId} = await findWatched(standIn, ids.user);
    const page = await open(`/anime/${mediaId}/`, own);
    const before = Number.parseFloat(await score(page).innerText());
    const token = await tokenOf(standIn, 'member');
    const elsewhere = before > 5 ? before - 3 : before + 3;
    await queryAs(standIn, token)(
      'mutation ($mediaId: Int, $score: Float) { SaveMediaListEntry(mediaId: $mediaId, score: $score) { id } }',
      {mediaId, score: elsewhere},
    );
    await standIn.control('faults?operation=SaveMediaListEntry&kind=500&times=1');
    await lower(page).click();
    const mine = Number.parseFloat(await score(page).innerText());
    await expect(note(page)).toContainText(`This was also changed elsewhere. AniList has score ${elsewhere}`);
    await note(page).getByRole('button', {name: 'Keep mine'}).click();
    await expect(note(page)).toHaveCount(0);
    await expect(score(page)).toHaveText(new RegExp(`^${mine}\\b`));
    expect((await written(standIn, 'SaveMediaListEntry')).at(-1)?.variables.score).toBe(mine);
  },
);

test('[settingsPage] asks the user about a post whose answers were lost', async ({open, standIn}) => {
  const page = await open('/settings/apps', own);
  await expect.poll(() => countRows(page, 'writes')).toBe(0);
  const text = 'Nobody knows whether this was posted.';
  const write = {kind: 'postActivity', target: 'post:activity', intention: {text}};
  await addRow(page, 'writes', lostWrite(await accountKey(page), await timeOf(standIn), write));
  await page.reload();
  const waiting = section(page).getByRole('region', {name: 'Waiting changes'});
  await expect(waiting.getByRole('listitem')).toContainText(/confirm/);
  await expect.poll(() => written(standIn, 'SaveTextActivity')).toEqual([]);
  await waiting.getByRole('button', {name: 'Send it again'}).click();
  await expect(waiting).toHaveCount(0);
  expect((await written(standIn, 'SaveTextActivity')).map(({variables}) => variables.text)).toEqual([text]);
});
