// The unpacked extension in a full Chromium: the userscript's behavior in its tests, and the extension's own.
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {allRoutes} from '#host/pages/allRoutes';
import {features} from '../support/features';
import {extensionFolder, openWithExtension, startExtension, type ExtensionSeat} from '../support/extension';
import {findWatched} from '../support/find';
import {install} from '../support/install';
import {navigate, waitUntilQuiet} from '../support/page';
import {installUrl, siteUrl} from '../support/server';
import {expect, test as base} from '../support/test';
import {tourRoutes} from '../support/tour';
import {walkPaths} from '../support/walk';
import {aboutSiteHead} from '../support/watch';

const test = base.extend<{seat: ExtensionSeat}>({
  seat: async ({standIn}, use) => {
    await standIn.control('reset');
    const seat = await startExtension(standIn);
    await use(seat);
    await seat.close();
  },
});

const problems = (seat: ExtensionSeat) => {
  const found: string[] = [];
  seat.context.on('console', message => {
    const isOfSite = aboutSiteHead.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isOfSite) found.push(message.text());
  });
  seat.context.on('weberror', ({error}) => found.push(String(error())));
  return found;
};

test('the site can be toured with the extension, and every request to the API comes from the page', async ({
  seat,
  standIn,
  ids,
}) => {
  const found = problems(seat);
  const referers: (string | undefined)[] = [];
  seat.context.on('request', request => {
    if (new URL(request.url()).host === 'graphql.anilist.co') referers.push(request.headers().referer);
  });
  const page = await openWithExtension(seat, standIn, '/terms?delay=0');
  await tourRoutes(page, ids);
  expect(referers.length).toBeGreaterThan(5);
  expect(referers.filter(referer => !referer?.startsWith(siteUrl))).toEqual([]);
  expect(await standIn.control('health?clear')).toEqual([]);
  expect(found).toEqual([]);
});

interface Manifest {
  readonly content_scripts: readonly {readonly js: readonly string[]; readonly matches: readonly string[]}[];
}

for (const browser of ['chromium', 'firefox'] as const)
  test(`the files of the extension for ${browser} create React roots in one place`, () => {
    const folder = extensionFolder(browser);
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(name => name.endsWith('.js'));
    const code = files.map(name => readFileSync(join(folder, name), 'utf8')).join('\n');
    expect(code.match(/\bclientExports\.(?:createRoot|hydrateRoot)\b/g)).toHaveLength(1);
  });

const extensionFile = (name: string) => readFileSync(join(extensionFolder('chromium'), name), 'utf8');

test('content scripts contain the definitions of all parts of a page, and pages get the others later', async ({
  seat,
  standIn,
  ids,
}) => {
  const {content_scripts: scripts} = JSON.parse(extensionFile('manifest.json')) as Manifest;
  const matches = (pattern: string, url: URL) =>
    pattern.endsWith('*') ? url.href.startsWith(pattern.slice(0, -1)) : url.href === pattern;
  for (const path of walkPaths(ids)) {
    const url = new URL(path, siteUrl);
    const texts = scripts.filter(each => each.matches.some(pattern => matches(pattern, url))).flatMap(({js}) => js);
    const text = texts.map(extensionFile).join('');
    const names = ['anywhere', 'eachAddress', ...allRoutes.filter(route => route.match(url)).map(({name}) => name)];
    const needed = features().filter(({parts}) => parts.some(({routes}) => routes.some(name => names.includes(name))));
    expect(needed.length, path).toBeGreaterThan(10);
    expect(
      needed.filter(({id}) => !text.includes(`"${id}.feature"`)).map(({id}) => id),
      path,
    ).toEqual([]);
  }
  expect(extensionFile('core.js')).not.toContain('"activityLinks.feature"');

  const found = problems(seat);
  const page = await openWithExtension(seat, standIn, '/reviews');
  expect(await page.evaluate(() => 'automailDefinitions' in globalThis)).toBe(false);
  await navigate(page, `/activity/${ids.activityText}`);
  await expect(page.locator('am-activity-links-arrows')).toBeVisible();
  expect(found).toEqual([]);
});

test('the extension shows and saves a score with the token from its own storage, which the page cannot read', async ({
  seat,
  standIn,
  ids,
}) => {
  const {mediaId} = await findWatched(standIn, ids.user);
  const page = await openWithExtension(seat, standIn, `/anime/${mediaId}/`);
  await expect(page.getByRole('button', {name: 'Lower score'})).toBeVisible();
  const token = await seat.inWorker<string>('chrome.storage.local.get("accessToken").then(all => all.accessToken)');
  expect(token).toBeTruthy();
  const stored = await page.evaluate(() => JSON.stringify({...localStorage, ...sessionStorage}));
  expect(stored).not.toContain(token);
  expect(await page.evaluate(() => typeof (globalThis as {chrome?: {storage?: object}}).chrome?.storage)).toBe(
    'undefined',
  );
});

test('signing out removes the token from the storage of the extension, in every tab', async ({seat, standIn}) => {
  const page = await openWithExtension(seat, standIn, '/settings/apps');
  const section = page.locator('am-settings-page');
  await section.getByText("You're signed in to Automail").click();
  const other = await seat.context.newPage();
  await other.goto(`${siteUrl}/settings/apps`);
  await expect(other.locator('am-settings-page')).toContainText("You're signed in to Automail");
  await section.getByRole('button', {name: 'Sign out'}).click();
  await expect(other.locator('am-settings-page')).toContainText("You aren't signed in to Automail");
  expect(await seat.inWorker('chrome.storage.local.get("accessToken")')).toEqual({});
});

test('the bridge port answers no malformed message, and is handed over only once', async ({seat, standIn}) => {
  const page = await openWithExtension(seat, standIn, '/home');
  const found = problems(seat);
  await waitUntilQuiet(page);
  const answers = await page.evaluate(async () => {
    const got: unknown[] = [];
    addEventListener('message', ({data, ports}) => {
      if (typeof data === 'object' && data && 'automailBridge' in data) got.push(ports.length);
    });
    for (let turn = 0; turn < 20; turn++) dispatchEvent(new Event('automail-bridge-wanted'));
    // After all messages that these events could have caused.
    await new Promise<void>(resolve => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(1);
      requestAnimationFrame(() => port2.postMessage(1));
    });
    return got;
  });
  expect(answers).toEqual([]);
  expect(found).toEqual([]);
});

test('the worker answers only requests on the fixed list', async ({seat}) => {
  const results = await seat.inWorker<unknown[]>(`Promise.all([
    chrome.permissions.contains({origins: ['https://myanimelist.net/*']}),
    chrome.permissions.contains({origins: ['https://example.com/*']}),
  ])`);
  expect(results).toEqual([true, false]);
  const {permissions, host_permissions: hosts} = JSON.parse(
    readFileSync(join(extensionFolder('chromium'), 'manifest.json'), 'utf8'),
  ) as {permissions: string[]; host_permissions: string[]};
  expect(permissions).toEqual(['storage']);
  expect(hosts).toEqual(['https://myanimelist.net/*', 'https://api.animethemes.moe/*', 'https://s4.anilist.co/*']);
});

test('with the userscript on the page as well, one of them runs and the other reports that it stops', async ({
  seat,
  standIn,
}) => {
  const lines: string[] = [];
  seat.context.on('console', message => lines.push(message.text()));
  await install(seat.context as never);
  const page = await openWithExtension(seat, standIn, '/settings/apps');
  await expect(page.locator('am-settings-page')).toHaveCount(1);
  await expect(page.locator('am-settings-page').getByText('Automail Settings').first()).toBeVisible();
  expect(lines.filter(line => line.includes('is already running'))).toHaveLength(1);
});

test('the install page shows that the extension is running', async ({seat}) => {
  const page = await seat.context.newPage();
  await page.goto(installUrl);
  await expect(page.getByRole('status')).toContainText('is running in this browser.');
});

test('the settings show pictures of popular features, which are files of the extension', async ({seat, standIn}) => {
  const page = await openWithExtension(seat, standIn, '/settings/apps');
  const pictures = page.locator('am-settings-page').locator('.picture img');
  await expect(pictures).toHaveCount(12);
  await pictures.last().scrollIntoViewIfNeeded();
  await expect.poll(() => pictures.last().evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0);
  await expect(pictures.first()).toHaveAttribute('src', /^chrome-extension:/);
});

test('the extension is in German once German is chosen, and in English again afterwards', async ({seat, standIn}) => {
  const found = problems(seat);
  const page = await openWithExtension(seat, standIn, '/settings/apps', false);
  const own = page.locator('am-settings-page');
  await own.getByRole('combobox', {name: 'Language', exact: true}).selectOption('de');
  await own.getByRole('button', {name: 'Reload page'}).click();
  await expect(own).toContainText(/Du bist nicht/);
  await own.getByRole('combobox', {name: 'Sprache', exact: true}).selectOption('en');
  await own.getByRole('button', {name: 'Seite neu laden'}).click();
  await expect(own).toContainText(/aren't signed in/);
  expect(found).toEqual([]);
});
