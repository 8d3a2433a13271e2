// Readability and usability of the personal statistics in each theme, with everything expanded.
import {problemsInThemes} from '#e2e/support/axe';
import {waitUntilQuiet} from '#e2e/support/page';
import {line, showStats, tableOf} from '#e2e/support/personal';
import {personal, statsOf, tabs} from '#e2e/support/questions';
import {expect, test} from '#e2e/support/test';

test('[moreStats] passes the accessibility checks with everything open in the three themes', async ({open, ids}) => {
  const page = await open(statsOf(ids.other), {as: 'member', token: true, settings: {moreStats: true}});
  const seen = new Set<string>();
  await showStats(page);
  await expect(line(page, 'Anime on the list, without planned ones')).toBeVisible();
  await personal(page).getByRole('button', {name: 'Compatibility'}).click();
  await personal(page).getByText('Included regular tags (applies after reload)').click();
  await tableOf(page, 'Custom Anime Tags').locator('tbody button').first().click();
  await expect(personal(page).locator('.compatibility svg')).toBeVisible();
  await waitUntilQuiet(page);
  expect(await problemsInThemes(page, seen)).toEqual([]);
  await tabs(page).getByRole('button', {name: 'Genres & Tags'}).click();
  await personal(page).getByRole('checkbox', {name: 'Manga'}).uncheck();
  await personal(page).locator('tbody button').first().click();
  await waitUntilQuiet(page);
  seen.clear();
  expect(await problemsInThemes(page, seen)).toEqual([]);
});

test('[moreStats] works by keyboard: tabs, folds, rows and dots', async ({open, ids}) => {
  const page = await open(statsOf(ids.other), {as: 'member', token: true, settings: {moreStats: true}});
  await tabs(page).getByRole('button', {name: 'Genres & Tags'}).press('Enter');
  await expect(personal(page).locator('table').first()).toHaveCSS('font-variant-numeric', 'tabular-nums');
  const row = personal(page).locator('tbody button').first();
  await row.press('Enter');
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  const dot = personal(page).locator('.ui-dot[aria-pressed]').first();
  await dot.press('Space');
  await expect(dot).toHaveAttribute('aria-pressed', 'true');
  await expect(dot).toBeFocused();
  const summary = personal(page).locator('summary');
  await summary.press('Enter');
  await expect(personal(page).getByLabel('Minimum rating')).toBeHidden();
});
