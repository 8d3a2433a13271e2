import type {Page, Route} from '@playwright/test';

import {tokenOf} from '#e2e/support/api';
import {aboutOf, extrasBlock, setAbout} from '#e2e/support/about';
import {expect, test} from '#e2e/support/test';
import {navigate, changeSettings} from '#e2e/support/page';
import {writeVault} from '#e2e/support/vault';

const section = 'am-settings-page';
const editor = '[data-editor=customCSS]';
const on = {customCSS: true};

const opacity = (page: Page, selector = '.page-content > .user') =>
  page.evaluate(wanted => getComputedStyle(document.querySelector(wanted) as Element).opacity, selector);
const style = '.user { opacity: 0.5 } am-overlay, * { animation: none } am-overlay { opacity: 0 !important }';

test(
  '[customCSS] applies the style of a profile to its pages only, and one at an address, which is loaded without credentials',
  {tag: ['@core', '@journey']},
  async ({open, ids, standIn}) => {
    const page = await open('/reviews', {as: 'member', settings: on});
    await setAbout(standIn, ids.other, extrasBlock({customCSS: style}));
    await navigate(page, `/user/${ids.other}/`);
    await expect.poll(() => opacity(page)).toBe('0.5');
    await expect.poll(() => opacity(page, 'am-overlay')).toBe('1');
    await navigate(page, `/user/${ids.other}/social`);
    await expect.poll(() => opacity(page)).toBe('0.5');
    await navigate(page, `/user/${ids.user}/`);
    await expect.poll(() => opacity(page)).toBe('1');
    await navigate(page, `/user/${ids.other}/`);
    await expect.poll(() => opacity(page)).toBe('0.5');
    await changeSettings(page, {SFWmode: true});
    await expect.poll(() => opacity(page)).toBe('1');
    await changeSettings(page, {SFWmode: false});
    await expect.poll(() => opacity(page)).toBe('0.5');
    await test.step('at an address, which its own addresses are relative to', async () => {
      const asked: (string | undefined)[] = [];
      await page.route('https://anilist.co/styles/mine.css', route => {
        asked.push(route.request().headers().cookie);
        return route.fulfill({contentType: 'text/css', body: '.user { opacity: 0.25; --x: url(a.png) }'});
      });
      await setAbout(standIn, ids.users10, extrasBlock({customCSS: 'https://anilist.co/styles/mine.css'}));
      await navigate(page, `/user/${ids.users10}/`);
      await expect.poll(() => opacity(page)).toBe('0.25');
      const address = await page
        .locator('.page-content > .user')
        .evaluate(node => getComputedStyle(node).getPropertyValue('--x'));
      expect(address).toContain('https://anilist.co/styles/a.png');
      expect(asked).toEqual([undefined]);
    });
  },
);

test('[customCSS] warns in the console about styles and data that it cannot load or read', async ({
  open,
  ids,
  standIn,
  expectedReports,
}) => {
  expectedReports.push(/cannot be loaded$/, /profile data that cannot be read/);
  const page = await open('/reviews', {settings: on});
  const warnings: string[] = [];
  page.on('console', message => void (message.type() === 'warning' && warnings.push(message.text())));
  await page.route('https://anilist.co/styles/gone.css', route => route.fulfill({status: 404}));
  await setAbout(standIn, ids.other, extrasBlock({customCSS: 'https://anilist.co/styles/gone.css'}));
  await navigate(page, `/user/${ids.other}/`);
  await expect.poll(() => warnings.join()).toContain('cannot be loaded');
  await setAbout(standIn, ids.user, '[](json!!!!)');
  await setAbout(standIn, ids.user, '[](jsonAAAA)');
  await navigate(page, `/user/${ids.user}/`);
  await expect.poll(() => warnings.join()).toContain('cannot be read');
  await expect.poll(() => opacity(page)).toBe('1');
});

test('[customCSS] saves your style, and refuses one that is too long, imports another one or belongs to another account', async ({
  open,
  ids,
  standIn,
}) => {
  const page = await open('/settings/apps#customCSS', {as: 'member', token: true, settings: on});
  await setAbout(standIn, 'member', 'Hello');
  await page.reload();
  const box = page.locator(section).locator(editor);
  const area = box.getByRole('textbox');
  await expect(area).toHaveValue('');
  const save = box.getByRole('button', {name: 'Save custom CSS'});
  await area.fill('.user { opacity: 0.5 }');
  await save.click();
  await expect(box).toContainText('Saved.');
  await expect
    .poll(() => aboutOf(standIn, 'member'))
    .toBe(`${extrasBlock({customCSS: '.user { opacity: 0.5 }'})}Hello`);
  // Random letters, so that each takes more than two characters when compressed.
  const noise = Array.from({length: 450_000}, () => String.fromCharCode(0x4e00 + Math.floor(Math.random() * 20_000)));
  await area.fill(noise.join(''));
  await save.click();
  await expect(box.getByRole('alert')).toHaveText(/^Custom CSS is over 1MB/);
  await expect
    .poll(() => aboutOf(standIn, 'member'))
    .toBe(`${extrasBlock({customCSS: '.user { opacity: 0.5 }'})}Hello`);
  // Compresses well, but no reader would decompress it.
  await area.fill('a'.repeat(1_000_001));
  await save.click();
  await expect(box.getByRole('alert')).toHaveText(/^Custom CSS is over 1MB/);
  await expect
    .poll(() => aboutOf(standIn, 'member'))
    .toBe(`${extrasBlock({customCSS: '.user { opacity: 0.5 }'})}Hello`);
  await area.fill('http://x.example/a.css');
  await save.click();
  await expect(box.getByRole('alert')).toContainText('starts with https:// and ends in .css');
  await expect
    .poll(() => aboutOf(standIn, 'member'))
    .toBe(`${extrasBlock({customCSS: '.user { opacity: 0.5 }'})}Hello`);
  await area.fill('@import url(https://x.example/a.css); .user { opacity: 0.5 }');
  await save.click();
  await expect(box.getByRole('alert')).toContainText(/@import/);
  await expect
    .poll(() => aboutOf(standIn, 'member'))
    .toBe(`${extrasBlock({customCSS: '.user { opacity: 0.5 }'})}Hello`);
  await area.fill('');
  await save.click();
  await expect(box).toContainText('Saved.');
  await expect.poll(() => aboutOf(standIn, 'member')).toBe('Hello');
  await test.step('and reports it if AniList returns nothing', async () => {
    const nothing = async (route: Route) => {
      if (!route.request().postData()?.includes('UpdateUser')) return route.fallback();
      const headers = {'access-control-allow-origin': '*'};
      return route.fulfill({status: 200, headers, json: {data: {UpdateUser: null}}});
    };
    await page.route('https://graphql.anilist.co/**', nothing);
    await area.fill('.a { color: red }');
    await save.click();
    await expect(box.getByRole('alert')).toHaveText(/^failed to save custom CSS/);
    await expect(area).toHaveValue('.a { color: red }');
    await page.unroute('https://graphql.anilist.co/**', nothing);
  });
  const token = await tokenOf(standIn, ids.other);
  await writeVault(page, token);
  const others = await aboutOf(standIn, ids.other);
  await area.fill('.user { opacity: 0.1 }');
  await save.click();
  await expect(box).toContainText('signed in to different accounts');
  expect([await aboutOf(standIn, 'member'), await aboutOf(standIn, ids.other)]).toEqual(['Hello', others]);
});

test('[customCSS] neither hides nor covers the page, the site around a profile, or our overlay', async ({
  open,
  ids,
  standIn,
}) => {
  const page = await open('/reviews', {settings: {...on, mobileFriendly: false}});
  const valueOf = (selector: string, property: string) =>
    page.evaluate(
      ([wanted, name]) =>
        getComputedStyle(document.querySelector(String(wanted)) as Element).getPropertyValue(String(name)),
      [selector, property],
    );
  const text = await valueOf('am-overlay', '--color-text');
  await test.step('by the root and its properties', async () => {
    const hiding = [
      'body { visibility: hidden; pointer-events: none; --color-text: 9, 9, 9 }',
      '#app, html { display: none } * { opacity: 0 }',
      '.user { opacity: 0.5 }',
    ];
    await setAbout(standIn, ids.other, extrasBlock({customCSS: hiding.join(' ')}));
    await navigate(page, `/user/${ids.other}/`);
    await expect.poll(() => opacity(page)).toBe('0.5');
    await expect(page.locator('.page-content > .user')).toBeVisible();
    expect(await valueOf('.page-content > .user', '--color-text')).toBe('9, 9, 9');
    expect(await valueOf('am-overlay', '--color-text')).toBe(text);
    expect(await valueOf('am-overlay', 'pointer-events')).toBe('auto');
    expect(await valueOf('#app', 'opacity')).toBe('1');
  });
  await test.step('by positions and layers', async () => {
    const covering = [
      '#nav, .page-content, div { display: none !important }',
      'html { font-size: 0 } * { color: transparent !important }',
      'html::after { content: "Log in again"; position: fixed; inset: 0; z-index: 99999 }',
      '.user { position: fixed; inset: 0; z-index: 99999; opacity: 0.25 }',
      '.user .overview { display: block !important; position: fixed; inset: -2000px; z-index: 99999 }',
    ];
    await setAbout(standIn, ids.users10, extrasBlock({customCSS: covering.join(' ')}));
    await navigate(page, `/user/${ids.users10}/`);
    await expect.poll(() => opacity(page)).toBe('0.25');
    const nav = page.locator('#nav');
    await expect(nav).toBeVisible();
    const isOnTop = await nav.evaluate(bar => {
      const {left, top, width, height} = bar.getBoundingClientRect();
      return bar.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isOnTop).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement, '::after').content)).toBe('none');
    expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(10);
  });
});
