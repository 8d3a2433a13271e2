import type {Frame, Page} from '@playwright/test';

import {expect, test} from '../support/test';
import {allSwitches} from '../support/features';
import {install} from '../support/install';
import {siteUrl} from '../support/server';
import {openTab} from '../support/settings';
import {navigate, hostSnapshot, waitUntilQuiet, changeSettings} from '../support/page';

const member = {as: 'member', token: true} as const;
const path = (ids: {anime: number; slug: string}) => `/anime/${ids.anime}/${ids.slug}/`;

test('stops a second instance with a warning', {tag: '@core'}, async ({open, expectedReports}) => {
  expectedReports.push(/^Another instance/);
  const page = await open('/reviews');
  await expect(page.locator('am-overlay')).toHaveCount(1);
  const warnings: string[] = [];
  page.on('console', message => void (message.type() === 'warning' && warnings.push(message.text())));
  await install(page.context());
  await page.reload();
  await expect.poll(() => warnings.join()).toContain('Another instance');
  await expect(page.locator('am-overlay')).toHaveCount(1);
  await expect(page.getByRole('alert').filter({hasText: 'Automail'})).toHaveCount(0);
});

/** Everything that a page writes to the console. */
function consoleOf(page: Page) {
  const said: string[] = [];
  page.on('console', message => void said.push(message.text()));
  return said;
}

/** The names of our elements, and the marks of a running instance. */
const tracesIn = (frame: Frame) =>
  frame.evaluate(() => [
    ...[...document.querySelectorAll('*')].map(node => node.localName).filter(name => name.startsWith('am-')),
    ...(document.adoptedStyleSheets.length ? ['sheets'] : []),
    ...('hohTypeScriptRunning' in document ? ['instance'] : []),
  ]);

test('is silent on a site page that another page frames', {tag: '@core'}, async ({open}) => {
  const page = await open('/terms', {as: 'member'});
  const said = consoleOf(page);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.name = 'framed';
    frame.src = '/home';
    document.body.append(frame);
  });
  await expect(page.frameLocator('iframe[name=framed]').locator('.page-content > *')).toHaveCount(1);
  const frame = page.frame('framed');
  if (!frame) throw new Error('there is no frame');
  await frame.waitForLoadState('networkidle');
  expect(await tracesIn(frame)).toEqual([]);
  expect(said).toEqual([]);
});

for (const [what, path, status, isCore] of [
  ['the page of the authorization', '/api/v2/oauth/authorize?client_id=21455&response_type=token', undefined, true],
  ['an error of the server', '/home', 503, false],
  ['a refusal by the server', '/anime/1/', 403, false],
] as const)
  test(`is silent on ${what}`, {tag: isCore ? '@core' : []}, async ({open}) => {
    const page = await open('/terms', {as: 'member'});
    await expect(page.locator('am-overlay')).toHaveCount(1);
    const said = consoleOf(page);
    if (status !== undefined)
      await page.route(`**${path}`, route =>
        route.fulfill({status, contentType: 'text/html', body: '<title>Error</title><h1>Error</h1>'}),
      );
    await page.goto(`${siteUrl}${path}`, {waitUntil: 'networkidle'});
    await expect(page.locator('h1')).toBeVisible();
    expect(await tracesIn(page.mainFrame())).toEqual([]);
    // The browser itself reports the status.
    expect(said.filter(text => !text.startsWith('Failed to load resource'))).toEqual([]);
  });

/** How the older script starts: the second of two copies stops. */
const startOlder = () => {
  const marked = document as {hohTypeScriptRunning?: string};
  const outcome = marked.hohTypeScriptRunning ? 'stopped' : 'started';
  if (outcome === 'started') marked.hohTypeScriptRunning = 'Automail';
  Object.assign(globalThis, {olderScript: outcome});
};
const olderScript = (page: Page) => page.evaluate<unknown>(() => Reflect.get(globalThis, 'olderScript'));

for (const [when, words, outcome, ours] of [
  ['before us', "this version doesn't start", 'started', 0],
  ['after us', 'the older one has stopped', 'stopped', 1],
] as const)
  test(`beside the older script, which starts ${when}, one of the two runs, and a line says once which to turn off`, async ({
    open,
    expectedReports,
  }) => {
    expectedReports.push(/^Another instance \(Automail\)/);
    const page = await open('/home', {as: 'member', withoutProduct: true});
    const context = page.context();
    if (outcome === 'started') await context.addInitScript(startOlder);
    await install(context);
    if (outcome === 'stopped') await context.addInitScript(startOlder);
    await page.reload();
    await expect(page.locator('.activity-entry').first()).toBeVisible();
    expect(await olderScript(page)).toBe(outcome);
    await expect(page.locator('am-overlay')).toHaveCount(ours);
    const notice = page.getByRole('alert').filter({hasText: 'The older Automail'});
    await expect(notice).toContainText(words);
    await expect(notice).toContainText('in your script manager');
    await notice.getByRole('button', {name: 'Close'}).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(page.locator('.activity-entry').first()).toBeVisible();
    expect(await olderScript(page)).toBe(outcome);
    await expect(notice).toHaveCount(0);
  });

test('refuses to start for donators, with the specified message', async ({open}) => {
  const page = await open('/home', {as: 'member', withoutProduct: true});
  const texts: string[] = [];
  page.on('dialog', dialog => {
    texts.push(dialog.message());
    void dialog.dismiss();
  });
  await page.context().addInitScript(() => {
    const user = JSON.parse(localStorage.getItem('auth') ?? '{}') as object;
    localStorage.setItem('auth', JSON.stringify({...user, donatorTier: 2}));
  });
  await install(page.context());
  await page.reload();
  await expect.poll(() => texts.join()).toBe('Sorry, the product does not work for donators');
  await expect(page.locator('am-overlay')).toHaveCount(0);
});

test(
  'places nothing into the view that is leaving, however late the next view is rendered',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open('/home', {as: 'member'});
    await expect(page.locator('am-completed-score-feed').first()).toBeAttached();
    await page.evaluate(() => {
      const seen: string[] = [];
      (window as {leaving?: string[]}).leaving = seen;
      const home = document.querySelector('.page-content > *');
      new MutationObserver(records => {
        for (const {addedNodes} of records)
          for (const node of addedNodes)
            if (node instanceof Element && node.localName.startsWith('am-') && home?.contains(node))
              seen.push(node.localName);
      }).observe(document, {childList: true, subtree: true});
      // The address changes but the view does not: the host is slow, and shows that it is still loading.
      history.pushState({}, '', '/user/somebody/');
      document.body.append(Object.assign(document.createElement('div'), {id: 'progress'}));
    });
    // Longer than a page without mutations takes to count as quiet.
    const advance = (node: Element) => (node.textContent = String(Number(node.textContent) + 1));
    await expect
      .poll(async () => Number(await page.locator('#progress').evaluate(advance)), {intervals: [100]})
      .toBeGreaterThan(25);
    expect(await page.evaluate(() => (window as {leaving?: string[]}).leaving)).toEqual([]);
    await navigate(page, `/character/${ids.character}`);
    await expect(page.locator('am-character-favourite-count-header')).toHaveText(/,/);
  },
);

test('re-inserts our element when it is removed from its anchor', {tag: ['@core', '@journey']}, async ({open, ids}) => {
  const page = await open(path(ids), member);
  await expect(page.locator('am-entry-score output').last()).toHaveText(/\d/);
  await page.evaluate(() => document.querySelector('am-entry-score')?.remove());
  await expect(page.locator('am-entry-score output').last()).toHaveText(/\d/);
});

test('keeps the state of our element when another script moves it', async ({open}) => {
  const page = await open('/settings/apps', {as: 'member'});
  const section = page.locator('am-settings-page');
  await openTab(page, 'Feeds');
  await page.evaluate(() => {
    const node = document.querySelector('am-settings-page');
    const parent = node?.parentNode;
    if (node && parent) parent.insertBefore(node, parent.firstChild);
  });
  await expect(section.getByRole('tab', {name: 'Feeds', exact: true})).toHaveAttribute('aria-selected', 'true');
});

for (const [name, route] of [
  ['home', '/home'],
  ['work', 'work'],
  ['character', 'character'],
  ['forum', '/forum/overview'],
] as const)
  test(`restores the site's page exactly when everything is switched off: ${name}`, async ({open, ids, standIn}) => {
    const at = '2026-11-20T12:00:00Z';
    await standIn.control(`clock?freeze=${at}&live=off`);
    const where = route === 'work' ? path(ids) : route === 'character' ? `/character/${ids.character}` : route;
    const control = await open(where, {...member, clockAt: at, withoutProduct: true});
    await waitUntilQuiet(control);
    const page = await open(where, {...member, clockAt: at, settings: allSwitches(true)});
    await waitUntilQuiet(page);
    await expect(page.locator('am-css-green-manga')).toHaveCount(1);
    await changeSettings(page, allSwitches(false));
    await expect(page.locator('am-css-green-manga')).toHaveCount(0);
    await waitUntilQuiet(page);
    const mask = (text: string) => text.replace(/al_token = "[^"]*"/, '');
    const [a, b] = [await hostSnapshot(control), await hostSnapshot(page)];
    expect({...b, markup: mask(b.markup)}).toEqual({...a, markup: mask(a.markup)});
  });

test('keeps key events in our fields from reaching the site’s hotkeys', async ({open}) => {
  const page = await open('/settings/apps', {as: 'member'});
  await page.evaluate(() => {
    addEventListener(
      'keydown',
      () => ((window as {heard?: number}).heard = ((window as {heard?: number}).heard ?? 0) + 1),
    );
  });
  await page.locator('am-settings-page').getByText("You aren't signed in to Automail").click();
  await page.locator('am-settings-page').getByLabel('Client ID').pressSequentially('123');
  await expect.poll(() => page.evaluate(() => (window as {heard?: number}).heard)).toBeUndefined();
});
