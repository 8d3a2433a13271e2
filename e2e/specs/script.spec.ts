import type {Page} from '@playwright/test';

import {violations} from '../support/axe';
import {findWatched} from '../support/find';
import {navigate, hostSnapshot, waitUntilQuiet, changeSettings} from '../support/page';
import {post} from '../support/posting';
import {expect, test} from '../support/test';
import {entries, withFeed} from '../support/terms';

const ourSentence = /Please report/;
const badHost = 'https://www.nowhere-dsvjsw.example/watch';

test(
  '[linkGuard] points links to pirated copies at the guidelines, only while it is on',
  {tag: '@core'},
  async ({open, standIn}) => {
    const text = `[see](${badHost}) [pic ![x](https://img.example/1.png)](${badHost}?b) [fine](https://nowhere.example/)`;
    const page = await open('/reviews', {as: 'member', settings: {linkGuard: false}});
    const id = await post(standIn, text);
    await page.goto(`https://anilist.co/activity/${id}`);
    const links = page.locator('.activity-entry .markdown a');
    await expect(links).toHaveCount(3);
    await waitUntilQuiet(page);
    const before = await hostSnapshot(page);
    expect(before.markup).toContain(badHost);
    await changeSettings(page, {linkGuard: true});
    await expect(links.nth(0)).toHaveAttribute('href', '/forum/thread/14');
    await expect(links.nth(0)).toHaveText(ourSentence);
    await expect(links.nth(1)).toHaveAttribute('href', '/forum/thread/14');
    await expect(links.nth(1)).toHaveAccessibleName(ourSentence);
    await expect(links.nth(1).locator('img')).toBeHidden();
    await expect(links.nth(2)).toHaveAttribute('href', 'https://nowhere.example/');
    // The colours are the site's, and axe does not know that the second link's own text has no size and ours is shown after it.
    const notOurs = ['color-contrast', 'label-content-name-mismatch'];
    expect(await violations(page, '.activity-entry .markdown a', {without: notOurs})).toEqual([]);
    await changeSettings(page, {linkGuard: false});
    await expect(links.nth(0)).toHaveAttribute('href', badHost);
    await waitUntilQuiet(page);
    expect((await hostSnapshot(page)).markup).toEqual(before.markup);
  },
);

test('[linkGuard] guards the links of posts in the feed of the terms, only while it is on', async ({open, standIn}) => {
  const page = await open('/reviews', withFeed);
  const id = await post(standIn, `[see](${badHost})`);
  await page.goto('https://anilist.co/terms?filter=global');
  const own = entries(page).filter({has: page.locator(`a[href="/activity/${id}"]`)});
  const link = own.locator('.ui-html a');
  await expect(link).toHaveText(ourSentence);
  await expect(link).toHaveAttribute('href', '/forum/thread/14');
  await changeSettings(page, {linkGuard: false});
  await expect(link).toHaveText('see');
  await expect(link).toHaveAttribute('href', badHost);
});

test('[linkGuard] hides advertisement slots and leaves them in the page', async ({open, ids}) => {
  const page = await open(`/anime/${ids.anime}/${ids.slug}/`);
  const advert = page.locator('.sidebar .sense-wrap');
  await expect(advert).toHaveCSS('display', 'none');
  await changeSettings(page, {linkGuard: false});
  await expect(advert).toHaveCSS('display', 'block');
  await expect(page.locator('[data-am-hidden]')).toHaveCount(0);
});

const button = (page: Page) => page.locator('am-markdown-help').getByRole('button', {name: 'Markdown help'});

test(
  '[markdownHelp] opens a dialog on every page, also by keyboard, and leaves nothing behind when off',
  {tag: ['@core', '@text']},
  async ({open}) => {
    for (const theme of ['default', 'dark', 'contrast'] as const) {
      const page = await open('/reviews', {theme, width: 400, settings: {markdownHelp: true}});
      await button(page).focus();
      await page.keyboard.press('Enter');
      const box = page.locator('am-markdown-help').getByRole('dialog', {name: 'Markdown help'});
      await expect(box.getByRole('cell', {name: '~!spoiler!~'})).toBeVisible();
      await expect(box.locator('td strong')).toHaveText('bold');
      await expect(box.locator('td strong')).toHaveCSS('font-weight', '700');
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(box).toHaveCount(0);
      await changeSettings(page, {markdownHelp: false});
      await expect(page.locator('am-markdown-help')).toHaveCount(0);
    }
  },
);

test(
  '[relativeTime] updates the relative times of the script every minute, only while it is on',
  {tag: ['@dates', '@core']},
  async ({open, ids, standIn}) => {
    const {mediaId} = await findWatched(standIn, ids.user);
    const page = await open(`/anime/${mediaId}/`, {as: 'member', token: true, settings: {relativeTime: false}});
    await expect
      .poll(() => page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone))
      .toBe('Pacific/Auckland');
    await page.locator('am-entry-score').getByRole('button', {name: 'Raise score'}).click();
    const time = page.locator('am-settings-page .writes time').first();
    await navigate(page, '/settings/apps');
    await expect(time).toBeVisible();
    await navigate(page, '/terms');
    // In the moment of its installation a clock stands at 1970, so nothing may be saved then.
    await page.clock.install();
    await navigate(page, '/settings/apps');
    await expect(time).toHaveText(/Just now|seconds? ago/);
    const early = await time.innerText();
    await page.clock.runFor(130_000);
    await expect(time).toHaveText(early);
    await changeSettings(page, {relativeTime: true});
    await expect(time).toHaveText('2 minutes ago');
    await page.clock.runFor(61_000);
    await expect(time).toHaveText('3 minutes ago');
  },
);
