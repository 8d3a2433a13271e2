import {tokenOf} from '../support/api';
import {install} from '../support/install';
import {siteUrl, type StandIn} from '../support/server';
import {apiCalls, findWatched} from '../support/find';
import {waitUntilQuiet} from '../support/page';
import {expect, test} from '../support/test';
import {installExtensionStorage, vaultToken} from '../support/vault';

const section = 'am-settings-page';

/** A valid token of the user that expires after this many seconds. */
const endingIn = (standIn: StandIn, seconds: number) => tokenOf(standIn, 'member', seconds);

test(
  'neither sends nor shows anything as signed out until the storage of an extension has answered',
  {tag: '@core'},
  async ({open, standIn, ids}) => {
    const {mediaId} = await findWatched(standIn, ids.user);
    const settings = {autoLogin: true, clientId: '4870', accessToken: 'of an earlier version'};
    const page = await open('/home', {as: 'member', withoutProduct: true, vault: false, settings});
    const without: string[] = [];
    page.on('request', request => {
      const isAsked = new URL(request.url()).host === 'graphql.anilist.co' && request.method() === 'POST';
      if (isAsked && !request.headers().authorization) without.push(request.url());
    });
    const answer = await installExtensionStorage(page, await endingIn(standIn, 30 * 86_400));
    await install(page);
    await page.goto(`${siteUrl}/anime/${mediaId}/`);
    await expect(page.locator('.media .header h1')).toBeVisible();
    await expect(page.locator('am-auto-login')).toHaveCount(1);
    await expect(page.locator('am-entry-score')).toHaveCount(0);
    expect(await apiCalls(standIn)).toEqual([]);
    await answer();
    await expect(page.getByRole('button', {name: 'Lower score'})).toBeVisible();
    expect(without).toEqual([]);
    expect(new URL(page.url()).pathname).toContain(`/anime/${mediaId}/`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('hohSettings'))).not.toContain('earlier version');
  },
);

test('signing out in one tab signs out every tab', {tag: '@core'}, async ({open}) => {
  const page = await open('/settings/apps', {as: 'member', token: true});
  const other = await page.context().newPage();
  await other.goto(`${siteUrl}/settings/apps`);
  await expect(other.locator(section)).toContainText("You're signed in to Automail");
  await page.locator(section).getByText("You're signed in to Automail").click();
  await page.locator(section).getByRole('button', {name: 'Sign out'}).click();
  await expect(other.locator(section)).toContainText("You aren't signed in to Automail");
  for (const tab of [page, other]) expect(await vaultToken(tab)).toBeUndefined();
  await other.reload();
  await expect(other.locator(section)).toContainText("You aren't signed in to Automail");
});

test(
  'shows when the sign-in ends, and reminds of it once a day in the last week',
  {tag: '@dates'},
  async ({open, standIn}) => {
    const accessToken = await endingIn(standIn, 3 * 86_400 + 600);
    const page = await open('/home', {as: 'member', settings: {accessToken, clientId: '4870'}});
    const toast = page.getByText('ends in 3 days', {exact: false});
    await expect(toast).toBeVisible();
    await page.reload();
    await expect(page.locator('.nav').first()).toBeVisible();
    await waitUntilQuiet(page);
    await expect(toast).toHaveCount(0);
    const settings = await open('/settings/apps', {as: 'member', settings: {accessToken}});
    await expect(settings.locator(section)).toContainText('Your sign-in ends in 3 days');
    const later = await open('/home', {as: 'member', settings: {accessToken: await endingIn(standIn, 60 * 86_400)}});
    await waitUntilQuiet(later);
    await expect(later.getByText('ends in', {exact: false})).toHaveCount(0);
  },
);

test(
  '[autoLogin] goes to the sign-in page once, and not again after it was declined',
  {tag: '@core'},
  async ({open}) => {
    const asked: string[] = [];
    const bare = await open('/home', {
      as: 'member',
      withoutProduct: true,
      settings: {autoLogin: true, clientId: '4870'},
    });
    await bare.context().route('**/api/v2/oauth/authorize**', route => {
      asked.push(route.request().url());
      return route.fulfill({body: 'Shall this script act for you?'});
    });
    await install(bare);
    await bare.goto(`${siteUrl}/home`);
    await bare.waitForURL('**/oauth/authorize**');
    expect(asked).toEqual([expect.stringMatching(/client_id=4870&response_type=token$/)]);
    await bare.goto(`${siteUrl}/home`);
    await waitUntilQuiet(bare);
    expect(new URL(bare.url()).pathname).toBe('/home');
    expect(asked).toHaveLength(1);
  },
);

test('[autoLogin] stays on the page if the storage is too full to remember the attempt', async ({
  open,
  expectedReports,
}) => {
  expectedReports.push(/Local storage is not available/, /couldn't save the settings/);
  const asked: string[] = [];
  const bare = await open('/home', {as: 'member', withoutProduct: true, settings: {autoLogin: true, clientId: '4870'}});
  await bare.context().route('**/api/v2/oauth/authorize**', route => {
    asked.push(route.request().url());
    return route.fulfill({body: 'Shall this script act for you?'});
  });
  await bare.evaluate(() => {
    let filled = '';
    for (let size = 2 ** 23; size >= 1; size /= 2)
      try {
        localStorage.setItem('filled', filled + 'x'.repeat(size));
        filled += 'x'.repeat(size);
      } catch {
        // It is too large; try half as much.
      }
  });
  const refused = bare.waitForEvent('console', message => message.text().includes("couldn't save the settings"));
  await install(bare);
  await bare.goto(`${siteUrl}/home`);
  await refused;
  await waitUntilQuiet(bare);
  expect([new URL(bare.url()).pathname, asked]).toEqual(['/home', []]);
});

test('[autoLogin] also sends guests of the site to the sign-in page', async ({open}) => {
  const bare = await open('/search/anime', {withoutProduct: true, settings: {autoLogin: true, clientId: '4870'}});
  await bare
    .context()
    .route('**/api/v2/oauth/authorize**', route => route.fulfill({body: 'Shall this script act for you?'}));
  await install(bare);
  await bare.goto(`${siteUrl}/search/anime`);
  await bare.waitForURL('**/oauth/authorize**');
});

test('warns on the console when neither the stored user of the site nor the navigation has a name', async ({
  open,
  expectedReports,
}) => {
  expectedReports.push(/^could not get username$/);
  const warned: string[] = [];
  const page = await open('/search/anime');
  page.on('console', message => void (message.type() === 'warning' && warned.push(message.text())));
  await waitUntilQuiet(page);
  expect(warned).toEqual([]);
  await page.evaluate(() => localStorage.setItem('auth', '0'));
  await page.reload();
  await expect.poll(() => warned).toEqual(['could not get username']);
});

test('[autoLogin] does nothing while it is off', async ({open}) => {
  const page = await open('/home', {as: 'member', settings: {clientId: '4870'}});
  await waitUntilQuiet(page);
  expect(new URL(page.url()).pathname).toBe('/home');
});
