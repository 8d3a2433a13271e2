import type {Page} from '@playwright/test';

import {violations} from '#e2e/support/axe';
import {smallest} from '#e2e/support/listed';
import {mediaPage, textActivity} from '#e2e/support/paths';
import {navigate, scrollToFooter, waitUntilQuiet} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const [ours, siteDark, siteLight] = ['rgb(14, 18, 22)', 'rgb(11, 22, 34)', 'rgb(237, 241, 245)'];
const chosen = {reinaDark: true, reinaDarkEnable: true};

const stored = (page: Page) =>
  page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('hohSettings') ?? '{}') as {reinaDarkEnable?: boolean};
    return [settings.reinaDarkEnable, localStorage.getItem('site-theme')];
  });

test(
  '[reinaDark] adds a swatch that chooses the theme until another one is chosen',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open(textActivity(ids), {settings: {reinaDark: true}});
    const body = page.locator('body');
    const swatch = (await scrollToFooter(page, page.locator('am-reina-dark-swatch'))).getByRole('button');
    await expect(swatch).toHaveAttribute('aria-pressed', 'false');
    await expect(body).toHaveCSS('background-color', siteLight);
    await swatch.click();
    await expect(body).toHaveCSS('background-color', ours);
    await expect(body).toHaveClass(/site-theme-dark/);
    await expect(swatch).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => stored(page)).toEqual([true, 'dark']);
    await page.locator('.theme-selector > .theme-preview.default').click();
    await expect(body).toHaveCSS('background-color', siteLight);
    await expect(swatch).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => stored(page)).toEqual([false, 'default']);
    await swatch.press('Enter');
    await expect(body).toHaveCSS('background-color', ours);
    await page.locator('.theme-selector > .theme-preview.dark').click();
    await expect(body).toHaveCSS('background-color', siteDark);
    await swatch.click();
    await expect(body).toHaveCSS('background-color', ours);
  },
);

test('[reinaDark] is in effect before the first paint, also before the site sets its theme', async ({open, ids}) => {
  const page = await open(textActivity(ids), {
    settings: chosen,
    theme: 'dark',
    beforeLoad: each =>
      each.addInitScript(() => {
        // A frame is painted after these callbacks.
        const look = () => {
          if (!document.body) return void requestAnimationFrame(look);
          const {backgroundColor} = getComputedStyle(document.body);
          Reflect.set(window, 'firstPaint', [backgroundColor, document.body.className]);
        };
        requestAnimationFrame(look);
      }),
  });
  await expect(page.locator('.activity-entry').first()).toBeVisible();
  expect(await page.evaluate(() => (Reflect.get(window, 'firstPaint') as string[])[0])).toBe(ours);
});

test('[reinaDark] has the height and the place of a swatch of the site', async ({open, ids}) => {
  const page = await open(textActivity(ids), {settings: chosen, theme: 'dark', width: 1600});
  for (const width of [1600, 400]) {
    await page.setViewportSize({width, height: 900});
    const swatch = await (await scrollToFooter(page, page.locator('am-reina-dark-swatch'))).boundingBox();
    const site = await page.locator('.theme-selector > .theme-preview').last().boundingBox();
    expect([swatch?.y, swatch?.height, swatch?.width]).toEqual([site?.y, site?.height, site?.width]);
    expect(swatch?.x).toBeGreaterThan((site?.x ?? NaN) + (site?.width ?? NaN));
  }
});

test('[reinaDark] shows text with a contrast of at least 7', async ({open, ids}) => {
  const names = (...all: string[]) => all.map(name => `--color-${name}`);
  const page = await open('/home', {as: 'member', settings: chosen, theme: 'dark'});
  await waitUntilQuiet(page);
  const surfaces = names('background', 'foreground', 'foreground-grey', 'foreground-grey-dark', 'foreground-blue');
  const texts = names(
    ...['text', 'text-light', 'text-lighter', 'text-bright', 'blue', 'blue-dim', 'red', 'peach', 'orange', 'yellow'],
    ...['green', 'gray-500', 'gray-600', 'gray-700', 'gray-800', 'gray-900', 'gray-1000', 'gray-1100', 'gray-1200'],
  );
  const contrasts = await page.evaluate(
    ([grounds, letters]) => {
      const style = getComputedStyle(document.body);
      const luminance = (name: string) => {
        const [red = NaN, green = NaN, blue = NaN] = style
          .getPropertyValue(name)
          .split(',')
          .map(part => Number(part) / 255)
          .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      return letters.flatMap(text => grounds.map(ground => (luminance(text) + 0.05) / (luminance(ground) + 0.05)));
    },
    [surfaces, texts] as const,
  );
  expect(smallest(contrasts)).toBeGreaterThanOrEqual(7);
  for (const [path, parts] of [
    ['/home', '#nav, .activity-feed-wrap, .list-preview'],
    [mediaPage(ids), '.media .header .actions, .media .header .content, .sidebar > .data, .sidebar > .button'],
    ['/settings/apps', '.settings .content'],
    [`/forum/thread/${ids.thread}`, '.forum-thread, .footer .links'],
  ] as const) {
    await navigate(page, path);
    await waitUntilQuiet(page);
    expect(await violations(page, parts, {only: ['color-contrast-enhanced']}), path).toEqual([]);
  }
});

/** The contrasts of the texts that match a selector to their own background, or to the one given, with its veil. */
const contrastsOf = (page: Page, selector: string, ground?: string) =>
  page.evaluate(
    ([name, given]) => {
      /** Red, green, blue and alpha, each from 0 to 1. */
      const parse = (colour: string) => {
        const scale = colour.startsWith('color(') ? 1 : 255;
        const [red = NaN, green = NaN, blue = NaN, alpha = scale] = (colour.match(/[\d.]+/g) ?? []).map(Number);
        return {channels: [red / scale, green / scale, blue / scale], alpha: alpha === scale ? 1 : alpha};
      };
      const luminance = (channels: readonly number[]) => {
        const [red = NaN, green = NaN, blue = NaN] = channels.map(part =>
          part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      return [...document.querySelectorAll(name)].map(node => {
        const {color, backgroundColor, backgroundImage} = getComputedStyle(node);
        const below = parse(given ?? backgroundColor).channels;
        const veil = parse(/rgba\([^)]*\)/.exec(backgroundImage)?.[0] ?? 'rgba(0, 0, 0, 0)');
        const shown = below.map((part, index) => part * (1 - veil.alpha) + (veil.channels[index] ?? NaN) * veil.alpha);
        const [light = NaN, dark = NaN] = [luminance(parse(color).channels), luminance(shown)].toSorted(
          (a, b) => b - a,
        );
        return (light + 0.05) / (dark + 0.05);
      });
    },
    [selector, ground] as const,
  );

test('[reinaDark] keeps that contrast where the site sets colors in style attributes', async ({open, ids}) => {
  const card = 'rgb(20, 25, 31)';
  const page = await open(mediaPage(ids), {as: 'member', settings: chosen, theme: 'dark', width: 1600});
  const contrasts = async (selector: string, ground?: string) => {
    await expect(page.locator(selector).first()).toBeAttached();
    return expect(smallest(await contrastsOf(page, selector, ground)), selector);
  };
  const start = async (path: string) => {
    await navigate(page, path);
    await waitUntilQuiet(page);
  };
  await waitUntilQuiet(page);
  (await contrasts('.status-distribution .name')).toBeGreaterThanOrEqual(7);
  (await contrasts('.status-distribution .amount', card)).toBeGreaterThanOrEqual(7);
  await page.locator('.external-link').first().hover();
  await expect.poll(() => contrastsOf(page, '.external-link:hover')).toHaveLength(1);
  (await contrasts('.external-link:hover')).toBeGreaterThanOrEqual(7);
  await start('/forum/overview');
  (await contrasts('.categories .category')).toBeGreaterThanOrEqual(7);
  await start('/search/anime');
  await page.locator('.media-card .cover').first().hover();
  (await contrasts('.media-card .studios', card)).toBeGreaterThanOrEqual(7);
  (await contrasts('.media-card .genre')).toBeGreaterThanOrEqual(7);
  await start(`/user/${ids.user}/`);
  (await contrasts('.genre-overview .amount', card)).toBeGreaterThanOrEqual(7);
  (await contrasts('.genre-overview .name')).toBeGreaterThanOrEqual(7);
});

test('[reinaDark] keeps that contrast in the colors of profiles', async ({open, ids, expectedReports}) => {
  expectedReports.push(/inserted div\S* into div#app/);
  const page = await open(`/user/${ids.user}/`, {as: 'member', settings: chosen, theme: 'dark'});
  await page.evaluate(() => {
    for (const name of ['blue', 'purple', 'pink', 'orange', 'red', 'green', 'gray', 'custom'])
      for (const variable of ['--color-blue', '--color-blue-dim']) {
        const profile = document.createElement('div');
        profile.className = `user user-page-unscoped ${name}`;
        if (name === 'custom') profile.style.cssText = '--color-blue: 10, 20, 120; --color-blue-dim: 10, 20, 120';
        const text = document.createElement('b');
        text.className = 'probe';
        text.style.color = `rgb(var(${variable}))`;
        profile.append(text);
        document.querySelector('#app')?.append(profile);
      }
  });
  const contrasts = await contrastsOf(page, '.probe', 'rgb(20, 25, 31)');
  expect(contrasts).toHaveLength(16);
  expect(smallest(contrasts)).toBeGreaterThanOrEqual(7);
});
