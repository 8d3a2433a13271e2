// The places where the token is stored, and where it must never be. After every test the fixture also checks that it is
// nowhere else.
import type {Page} from '@playwright/test';
import {readFile} from 'node:fs/promises';

import {tokenOf} from '../support/api';
import {findWatched} from '../support/find';
import {navigate, waitUntilQuiet} from '../support/page';
import {readableText} from '../support/readable';
import {siteUrl, type StandIn} from '../support/server';
import {openTab} from '../support/settings';
import {expect, test, type Ids} from '../support/test';
import {vaultToken} from '../support/vault';

const section = 'am-settings-page';
const own = {as: 'member', token: true} as const;

/** A valid token of the user for a month. */
const monthly = (standIn: StandIn) => tokenOf(standIn, 'member', 2_592_000);

test(
  'keeps the token where the page cannot read it, and sends it to the API only',
  {tag: ['@core', '@journey']},
  async ({open, standIn, ids}) => {
    const {mediaId} = await findWatched(standIn, ids.user);
    const page = await open('/reviews', {...own, settings: {entryScore: true}});
    const token = (await vaultToken(page)) ?? '';
    expect(token).toMatch(/^eyJ/);
    const carriers = new Set<string>();
    page.on('request', request => {
      if (request.headers().authorization?.includes(token)) carriers.add(new URL(request.url()).host);
    });
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(globalThis, {heard});
      new BroadcastChannel('automail').onmessage = ({data}) => heard.push(JSON.stringify(data));
    });
    await navigate(page, `/anime/${mediaId}/`);
    await page.locator('am-entry-score').getByRole('button').first().click();
    await waitUntilQuiet(page);
    await navigate(page, '/settings/apps');
    await expect(page.locator(section)).toContainText("You're signed in to Automail");
    await openTab(page, 'Help & repair');
    await waitUntilQuiet(page);
    const download = page.waitForEvent('download');
    await page.locator(section).getByRole('button', {name: 'Export settings'}).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain('"entryScore": true');
    const heard = await page.evaluate(() => (Reflect.get(globalThis, 'heard') as string[]).join());
    for (const text of [await readableText(page), file, heard]) expect(text).not.toContain(token);
    expect([...carriers]).toEqual(['graphql.anilist.co']);
  },
);

test('hides the token and its requests from scripts that wrap the functions for requests after the start', async ({
  open,
  standIn,
  ids,
}) => {
  const {mediaId} = await findWatched(standIn, ids.user);
  /** Keeps what passes through the functions of the page, as texts. */
  const wrap = () => {
    const seen: string[] = [];
    Object.assign(globalThis, {seen});
    const textOf = (value: unknown): string =>
      value instanceof Object
        ? `{${Reflect.ownKeys(value)
            .map(key => `${String(key)} ${textOf(Reflect.get(value, key))}`)
            .join()}}`
        : String(value);
    const {fetch, Headers, Request} = globalThis;
    globalThis.fetch = (...words) => (seen.push(words.map(textOf).join()), fetch(...words));
    const noted = <T extends typeof Headers | typeof Request>(made: T) =>
      new Proxy(made, {
        construct(target, words: unknown[]) {
          seen.push(words.map(textOf).join());
          return Reflect.construct(target, words) as object;
        },
      });
    globalThis.Headers = noted(Headers);
    globalThis.Request = noted(Request);
    for (const [prototype, method] of [
      ...['set', 'append'].map(name => [Headers.prototype, name] as const),
      ...['text', 'json', 'arrayBuffer'].map(name => [Response.prototype, name] as const),
    ]) {
      const native = Reflect.get(prototype, method) as (...words: unknown[]) => unknown;
      Reflect.set(prototype, method, function (this: unknown, ...words: unknown[]) {
        const result = Reflect.apply(native, this, words);
        seen.push(words.map(textOf).join());
        void Promise.resolve(result).then(value => seen.push(textOf(value)));
        return result;
      });
    }
  };
  const page = await open('/reviews', {...own, settings: {entryScore: true}});
  await page.evaluate(wrap);
  const token = (await vaultToken(page)) ?? '';
  const answered = page.waitForResponse(response => response.request().headers().authorization === `Bearer ${token}`);
  await navigate(page, `/anime/${mediaId}/`);
  await page.locator('am-entry-score').getByRole('button').first().click();
  const answer = await (await answered).text();
  await waitUntilQuiet(page);
  const seen = await page.evaluate(() => (Reflect.get(globalThis, 'seen') as string[]).join('\n'));
  // The site's own requests do pass through them.
  expect(seen).toContain('/graphql');
  expect(seen).not.toContain(token);
  expect(seen).not.toContain('graphql.anilist.co');
  expect(answer).toContain('data');
  expect(seen).not.toContain(answer);
});

test('moves a token from the settings to the vault, unless the vault already has one', async ({open, standIn}) => {
  const first = await monthly(standIn);
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('hohSettings'));
  const page = await open('/home', {as: 'member', settings: {accessToken: first, flag: 1}});
  await expect.poll(() => stored(page)).not.toContain(first);
  await expect.poll(() => vaultToken(page)).toBe(first);
  await expect.poll(() => stored(page)).toContain('"flag":1');
  const told = page.getByText("you'll have to sign in there again", {exact: false});
  await expect(told).toBeVisible();
  await page.reload();
  await expect(page.locator('.nav').first()).toBeVisible();
  await waitUntilQuiet(page);
  await expect(told).toHaveCount(0);
  const other = await open('/home', {...own, settings: {accessToken: 'older'}});
  await expect.poll(() => stored(other)).not.toContain('older');
  await expect.poll(() => vaultToken(other)).toMatch(/^eyJ/);
});

test('keeps a user without a vault signed in with the token in the settings', async ({open, standIn, ids}) => {
  const {mediaId} = await findWatched(standIn, ids.user);
  const page = await open(`/anime/${mediaId}/`, {...own, vault: false});
  await expect(page.getByRole('button', {name: 'Lower score'})).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', {name: 'Lower score'})).toBeVisible();
});

test(
  'keeps the token of a sign-in link in the vault, or in the settings without a vault',
  {tag: '@core'},
  async ({open, standIn}) => {
    const token = await monthly(standIn);
    const address = `/home#access_token=${token}&token_type=Bearer&expires_in=31536000`;
    for (const vault of [true, false]) {
      const page = await open(address, {as: 'member', vault});
      await expect(page).toHaveURL(`${siteUrl}/home`);
      const stored = await page.evaluate(() => localStorage.getItem('hohSettings') ?? '');
      expect(stored.includes(token)).toBe(!vault);
      if (vault) expect(await vaultToken(page)).toBe(token);
      await page.goto(`${siteUrl}/settings/apps`);
      await expect(page.locator(section)).toContainText("You're signed in to Automail");
    }
  },
);

/** A token of another account than the one that is signed in to the site. */
const foreign = (standIn: StandIn, ids: Ids) => tokenOf(standIn, ids.other, 2_592_000);

test(
  "asks about another account's token that nobody in this browser requested, and names the account",
  {tag: '@core'},
  async ({open, standIn, ids}) => {
    const token = await foreign(standIn, ids);
    const page = await open(`/home#access_token=${token}&token_type=Bearer`, {as: 'member'});
    await expect(page).toHaveURL(`${siteUrl}/home`);
    const question = page.locator('am-toasts').getByRole('button', {name: `Sign in as ${ids.other}`});
    await expect(question).toBeVisible();
    expect(await vaultToken(page)).toBeUndefined();
    await test.step('a link within the page', async () => {
      await page.evaluate(hash => (location.hash = hash), `access_token=${token}`);
      await expect(page).toHaveURL(`${siteUrl}/home`);
      await expect(question).toHaveCount(1);
      expect(await vaultToken(page)).toBeUndefined();
    });
    await question.click();
    await expect.poll(() => vaultToken(page)).toBe(token);
  },
);

test("takes another account's token after a sign-in that was started in another tab", async ({open, standIn, ids}) => {
  const token = await foreign(standIn, ids);
  const page = await open('/settings/apps#notificationCake', {as: 'member', settings: {clientId: '4870'}});
  const link = page
    .locator(section)
    .locator('[data-id=notificationCake]')
    .getByRole('link', {name: 'Sign in to Automail'});
  await link.evaluate(node => node.addEventListener('click', event => event.preventDefault()));
  await link.click();
  const other = await page.context().newPage();
  await other.goto(`${siteUrl}/home#access_token=${token}&token_type=Bearer`);
  await expect(other).toHaveURL(`${siteUrl}/home`);
  await expect.poll(() => vaultToken(other)).toBe(token);
});
