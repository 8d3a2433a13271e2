import type {Page} from '@playwright/test';

import {violations} from '#e2e/support/axe';
import {expectHidden, expectShown, factValue, hidesScores, leave} from '#e2e/support/hiddenScores';
import {changeSettings, navigate, waitUntilQuiet} from '#e2e/support/page';
import {mediaPage} from '#e2e/support/paths';
import {expect, test} from '#e2e/support/test';

const average = (page: Page) => factValue(page, 'Average Score');

test(
  '[hideScores] covers the averages of a media page until they are hovered over, focused or pressed',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open(mediaPage(ids), hidesScores);
    const score = average(page);
    await expect(score).toHaveText(/^\d+%$/);
    await expectHidden(score);
    await expectHidden(factValue(page, 'Mean Score'));
    await expectShown(factValue(page, 'Popularity'));
    await expect(score).toHaveAccessibleName('Score hidden');
    // The site's own pale texts, and texts that axe takes for visible.
    const without = ['color-contrast', 'label-content-name-mismatch'];
    expect(await violations(page, '.media .sidebar .data', {without})).toEqual([]);
    await test.step('by the pointer', async () => {
      await score.hover();
      await expectShown(score);
      await leave(page);
      await expectHidden(score);
    });
    await test.step('by a press, and covers them again by the next one, even below the pointer', async () => {
      await score.click();
      await leave(page);
      await expectShown(score);
      await expect(score).toHaveAccessibleName(/^\d+%$/);
      await score.click();
      await expectHidden(score);
      await leave(page);
      await score.hover();
      await expectShown(score);
      await leave(page);
    });
    await test.step('by the keyboard', async () => {
      await page.locator('body').press('Tab');
      await score.focus();
      await expectShown(score);
      await page.keyboard.press('Enter');
      await expect(score).toHaveAccessibleName(/^\d+%$/);
      await page.keyboard.press('Space');
      await expectHidden(score);
      await score.blur();
      await score.focus();
      await expectShown(score);
    });
  },
);

test('[hideScores] never paints a score before it is covered', async ({open, ids}) => {
  /** Collects the scores that are visible at the end of a frame, when its styles are about to be painted. */
  const collect = () => {
    const seen: string[] = [];
    Reflect.set(globalThis, 'seenScores', seen);
    const places =
      '.media .sidebar .value, .media a.follow > *, .media-score-distribution > *, .media-embed .info > *, .row.score > *';
    const look = () => {
      for (const node of document.querySelectorAll(places)) {
        const isScore = /^\s*\d+(?:%|\/10|\/100)|Distribution/.test(node.textContent ?? '') || node.closest('.chart');
        const {color, visibility} = getComputedStyle(node);
        const isInvisible = color === 'rgba(0, 0, 0, 0)' || visibility === 'hidden';
        if (isScore && !isInvisible) seen.push(node.outerHTML);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  const page = await open(mediaPage(ids), {...hidesScores, beforeLoad: each => each.addInitScript(collect)});
  for (const path of [`${mediaPage(ids)}social`, `/manga/${ids.manga}/x/`, '/search/anime', '/home']) {
    await waitUntilQuiet(page);
    await navigate(page, path);
  }
  await waitUntilQuiet(page);
  expect(await page.locator('[data-am-cover]').count()).toBeGreaterThan(0);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'seenScores') as string[])).toEqual([]);
});

test('[hideScores] keeps a score visible on all tabs of a title, and covers that of the next title', async ({
  open,
  ids,
}) => {
  const page = await open(mediaPage(ids), hidesScores);
  const score = average(page);
  await expectHidden(score);
  await score.click();
  await leave(page);
  await navigate(page, `${mediaPage(ids)}characters`);
  await expect(page.locator('.media-characters')).toBeVisible();
  await expectShown(score);
  await navigate(page, `/manga/${ids.manga}/x/`);
  await expect(page.locator('.media-manga')).toBeVisible();
  await expectHidden(score);
});

test('[hideScores] leaves the averages of unreleased titles visible', async ({open, ids}) => {
  /** Gives every title of the site's answers the status of an unreleased one. */
  const unreleased = () => {
    const native = globalThis.fetch;
    globalThis.fetch = async (...args) => {
      const response = await native(...args);
      if (args[0] !== '/graphql') return response;
      return new Response((await response.text()).replaceAll('"FINISHED"', '"NOT_YET_RELEASED"'), response);
    };
  };
  const beforeLoad = (each: Page) => each.addInitScript(unreleased);
  const page = await open(mediaPage(ids), {...hidesScores, beforeLoad});
  await expect(factValue(page, 'Status')).toHaveText('Not Yet Released');
  await expect(page.locator('.media-score-distribution')).toHaveAccessibleName('Score hidden');
  await expectShown(average(page));
  await expectShown(factValue(page, 'Mean Score'));
  await expect(average(page)).not.toHaveAttribute('role', 'button');
});

test('[hideScores] covers the distribution and, as an option, ranks by score, on the overview and the tab with statistics', async ({
  open,
  ids,
}) => {
  const path = mediaPage(ids);
  const page = await open(path, hidesScores);
  const chart = page.locator('.media-score-distribution');
  const bars = chart.locator('svg');
  await expect(chart).toHaveAccessibleName('Score hidden');
  await expect(bars).toBeHidden();
  await chart.click();
  await expect(bars).toBeVisible();
  await chart.click();
  await expect(bars).toBeHidden();
  const rank = page.locator('.sidebar .ranking.rated .rank-text');
  await expectHidden(rank);
  await expectShown(page.locator('.sidebar .ranking.popular .rank-text'));
  await test.step('which does not follow their links', async () => {
    await rank.click();
    await leave(page);
    await expectShown(rank);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
  await rank.click();
  await leave(page);
  await expectHidden(rank);
  await test.step('on the tab with statistics', async () => {
    await navigate(page, `${path}stats`);
    await expectHidden(page.locator('.media-stats .ranking-row').filter({hasText: 'highest rated all time'}));
    await expect(chart).toHaveAccessibleName('Score hidden');
    await chart.click();
    await expect(bars).toBeVisible();
  });
  await changeSettings(page, {hideScoreRankings: false});
  await expectShown(rank);
  await expectHidden(average(page));
});

const follows = (page: Page) => page.locator('.media a.follow > [data-am-cover]');

test('[hideScores] covers the scores of followed users in all layouts of their rows, and their average', async ({
  open,
  ids,
}) => {
  for (const native of ['noSocialNotes', 'socialNotesBlock', 'socialNotesNested', '']) {
    const page = await open(`${mediaPage(ids)}social?native=${native}`, {...hidesScores, token: true});
    await expect(follows(page)).toHaveCount(1);
    await expectHidden(follows(page));
    await expect(follows(page)).toHaveText(/^\d/);
    await test.step('which keep their colors, progress and filter', async () => {
      await expect(follows(page)).toHaveAttribute('data-am-score', /^\d+$/);
      const summary = page.locator('am-social-tab-summary');
      const digits = summary.locator('.ui-hidden-score-content');
      await expect(summary).toContainText('mean');
      await expect(digits).toBeHidden();
      await summary.getByRole('button', {name: 'Score hidden'}).click();
      await expect(digits).toBeVisible();
      await expect(digits).toHaveText(/^\d+\.\d$/);
    });
  }
  const page = await open(mediaPage(ids), hidesScores);
  await expectHidden(follows(page));
  await follows(page).click();
  await leave(page);
  await expectShown(follows(page));
  await expect(page).toHaveURL(new RegExp(`${mediaPage(ids)}$`));
});
