// The language of the texts: the browser's, unless one is chosen in the settings.
import type {Page} from '@playwright/test';

import {allSwitches} from '../support/features';
import {englishTexts, visibleTexts} from '../support/german';
import {navigate, waitUntilSettled} from '../support/page';
import {overflowing} from '../support/pseudo';
import {expect, test} from '../support/test';

const settingsPage = 'am-settings-page';

/** A browser whose user prefers German. */
const germanBrowser = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'languages', {get: () => ['de-AT', 'en-GB']}));

test('[settingsPage] is in German if the browser is, and in English once that is chosen and the page is reloaded', async ({
  open,
}) => {
  const page = await open('/settings/apps', {as: 'member', beforeLoad: germanBrowser});
  const own = page.locator(settingsPage);
  await expect(own).toHaveAttribute('lang', 'de');
  await expect(own).toContainText(/Du bist nicht/);
  const choice = own.getByRole('combobox', {name: 'Sprache', exact: true});
  await expect(choice).toHaveValue('auto');
  await expect(own.getByRole('button', {name: 'Seite neu laden'})).toHaveCount(0);
  await choice.selectOption('en');
  await own.getByRole('button', {name: 'Seite neu laden'}).click();
  await expect(own).toContainText(/aren't signed in/);
  await expect(own).not.toHaveAttribute('lang', /./);
  await expect(own.getByRole('combobox', {name: 'Language', exact: true})).toHaveValue('en');
});

test('[settingsPage] stays in English if the browser uses neither language', async ({open}) => {
  const page = await open('/settings/apps', {
    as: 'member',
    beforeLoad: each =>
      each.addInitScript(() => Object.defineProperty(navigator, 'languages', {get: () => ['ja', 'fr']})),
  });
  await expect(page.locator(settingsPage)).toContainText(/aren't signed in/);
});

for (const width of [1600, 400])
  test(
    `[settingsPage] leaves no translated text in English once German is chosen, and has room for all, at ${width} px`,
    {tag: '@text'},
    async ({open, standIn, ids: {user, anime, slug, other, thread}}) => {
      await standIn.control('rate?window=1000&limit=100000');
      const page = await open('/home', {
        ...{as: 'member', token: true, width},
        settings: {
          ...allSwitches(true),
          ...{language: 'de', autoLogin: false, SFWmode: false, rightToLeft: false, hideGlobalFeed: false},
          ...{seenVersion: '99.0.0', mobileFriendly: width < 760},
        },
      });
      const english = await englishTexts();
      expect(english.length).toBeGreaterThan(1000);
      for (const path of [
        '/home',
        ...['/notifications', `/user/${other}/`, `/user/${user}/animelist`, `/user/${user}/stats/anime/tags`],
        ...[`/anime/${anime}/${slug}/`, `/anime/${anime}/${slug}/social`, `/forum/thread/${thread}`, '/settings/apps'],
      ]) {
        await navigate(page, path);
        await waitUntilSettled(page);
        expect.soft(await visibleTexts(page, english), `English on ${path}`).toEqual([]);
        expect.soft(await overflowing(page), `texts on ${path} without enough room`).toEqual([]);
      }
      await expect(page.locator(settingsPage)).toContainText('Einstellungen');
    },
  );
