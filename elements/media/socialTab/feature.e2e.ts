import type {Locator, Page} from '@playwright/test';

import {queryApi} from '#e2e/support/api';
import {violations} from '#e2e/support/axe';
import {listedElements, listedTexts} from '#e2e/support/listed';
import {changeSettings, navigate, waitUntilQuiet} from '#e2e/support/page';
import {receivedQueries} from '#e2e/support/operations';
import {expect, test, type Ids} from '#e2e/support/test';
import type {StandIn} from '#e2e/support/server';

const own = {as: 'member', token: true} as const;
const path = ({manga}: Ids) => `/manga/${manga}/x/social`;
/** The page as it was before the site had notes itself. */
const withoutNotes = (ids: Ids) => `${path(ids)}?native=noSocialNotes`;
const rows = (page: Page) => page.locator('.media .social .following a.follow');
const summary = (page: Page) => page.locator('am-social-tab-summary').getByRole('group', {name: 'Users you follow'});
const statuses = (page: Page) => summary(page).getByRole('button', {name: /^\D+ \d+$/});

interface Known {
  progress: number;
  repeat: number;
  notes: string | null;
}

/** The list entry of the user in a row, from the API. */
async function entryOf(standIn: StandIn, row: Locator, mediaId: number): Promise<Known> {
  const name = (await row.locator('.name').innerText()).trim();
  const {MediaList: entry} = await queryApi<{MediaList: Known}>(
    standIn,
    `{ MediaList(userName: "${name}", mediaId: ${mediaId}) { progress repeat notes } }`,
  );
  return entry;
}

test(
  '[socialTab] shows the average and the statuses above those followed, only while it is on',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open(path(ids), {...own, settings: {socialTab: false}});
    await expect(rows(page).first()).toBeVisible();
    await waitUntilQuiet(page);
    await expect(summary(page)).toHaveCount(0);
    await changeSettings(page, {socialTab: true});
    await expect(summary(page).getByRole('button', {name: /^mean \d+\.\d$/})).toBeVisible();
    const counts = (await listedTexts(statuses(page))).map(text => Number(/\d+$/.exec(text)?.[0]));
    const total = counts.reduce((sum, count) => sum + count, 0);
    expect(total).toBe(await rows(page).count());
    await expect(summary(page)).toContainText(`${total} following`);
    expect(await violations(page, 'am-social-tab-summary')).toEqual([]);
    await changeSettings(page, {socialTab: false});
    await expect(summary(page)).toHaveCount(0);
    await expect(page.locator('am-social-tab-entry')).toHaveCount(0);
  },
);

test(
  '[socialTab] filters by a status or by scores, by keyboard too, until it is chosen again or the page is left',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open(path(ids), own);
    const shown = rows(page).filter({visible: true});
    const all = await rows(page).count();
    const first = statuses(page).first();
    const [, status = '', count = ''] = /^(\D+) (\d+)$/.exec(await first.innerText()) ?? [];
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expect(shown).toHaveCount(Number(count));
    for (const word of await listedTexts(shown.locator('.status'))) expect(word.trim()).toBe(status);
    await first.click();
    await expect(shown).toHaveCount(all);
    const average = summary(page).getByRole('button', {name: /^mean/});
    await average.click();
    await expect(shown).not.toHaveCount(all);
    for (const row of await listedElements(shown)) await expect(row.locator(':scope > [data-am-score]')).toHaveCount(1);
    await navigate(page, '/reviews');
    await navigate(page, path(ids));
    await expect(average).toHaveAttribute('aria-pressed', 'false');
    await expect(shown).toHaveCount(all);
  },
);

test('[socialTab] shows progress and notes in the rows, requested together', async ({open, ids, standIn}) => {
  const page = await open(withoutNotes(ids), own);
  for (const row of (await listedElements(rows(page), 4)).slice(0, 4)) {
    const {progress, notes, repeat} = await entryOf(standIn, row, ids.manga);
    const entry = row.locator('am-social-tab-entry');
    if (progress) await expect(entry).toContainText(new RegExp(`^${progress}\\b`));
    if (repeat) await expect(entry).toContainText(`↻${repeat}`);
    await expect(entry.locator('.note')).toHaveCount(notes ? 1 : 0);
    if (!notes) continue;
    await entry.getByRole('button', {name: 'Show notes'}).hover();
    await expect(entry.getByRole('tooltip')).toHaveText(notes.trim());
    await page.keyboard.press('Escape');
    await expect(entry.getByRole('tooltip')).toHaveCount(0);
  }
  await expect(page.locator('am-social-tab-entry .note').first()).toBeAttached();
  expect(await violations(page, 'am-social-tab-entry')).toEqual([]);
  expect((await receivedQueries(standIn)).has('FollowedEntry')).toBe(true);
});

test('[socialTab] shows notes by keyboard and by tap, without leaving the page', async ({open, ids, standIn}) => {
  const page = await open(withoutNotes(ids), {...own, width: 400});
  await rows(page).first().scrollIntoViewIfNeeded();
  const row = rows(page)
    .filter({has: page.locator('am-social-tab-entry .note')})
    .first();
  const {notes} = await entryOf(standIn, row, ids.manga);
  const note = row.getByRole('button', {name: 'Show notes'});
  const tooltip = row.getByRole('tooltip');
  const address = page.url();
  // Like a touch: a click without hovering.
  const tap = (node: Locator) => node.dispatchEvent('click');
  await tap(note);
  await expect(tooltip).toHaveText(notes?.trim() ?? '-');
  // Its text belongs to the link, too.
  await tap(tooltip);
  await tap(note);
  await expect(tooltip).toHaveCount(0);
  await row.focus();
  await page.keyboard.press('Tab');
  await expect(note).toBeFocused();
  await expect(tooltip).toHaveText(notes?.trim() ?? '-');
  await page.keyboard.press('Enter');
  await expect(tooltip).toHaveCount(0);
  expect(page.url()).toBe(address);
});

for (const layout of ['inline', 'socialNotesBlock', 'socialNotesNested'])
  test(
    `[socialTab] leaves the notes to the site where it shows them itself, and finds every score beside them (${layout})`,
    {tag: layout === 'inline' ? '@core' : []},
    async ({open, ids}) => {
      const page = await open(`${path(ids)}?native=${layout}`, own);
      await expect(page.locator('.follow .notes-button').first()).toBeVisible();
      await expect(page.locator('am-social-tab-entry').first()).toContainText(/\d/);
      await waitUntilQuiet(page);
      await expect(page.locator('am-social-tab-entry .note')).toHaveCount(0);
      await expect(summary(page).getByRole('button', {name: /^mean \d+\.\d$/})).toBeVisible();
      const scores = page.locator('.following a.follow > [data-am-score]');
      await expect(scores).not.toHaveCount(0);
      // Nothing overlaps, and each row stays on one line.
      for (const row of await listedElements(rows(page), 4)) {
        const boxes = await row.evaluate(node =>
          [...node.children]
            .map(child => child.getBoundingClientRect())
            .filter(({width}) => width > 0)
            .map(({left, right, top, bottom}) => ({left, right, top, bottom}))
            .toSorted((a, b) => a.left - b.left),
        );
        boxes.slice(1).forEach((box, index) => expect(box.left).toBeGreaterThanOrEqual((boxes[index]?.right ?? 0) - 1));
        expect((await row.boundingBox())?.height).toBeLessThan(40);
      }
    },
  );

test('[socialTab] colours the scores on the tab and in the overview, and leaves rows without an answer unchanged', async ({
  open,
  ids,
  standIn,
}) => {
  const page = await open(`/anime/${ids.anime}/${ids.slug}/`, own);
  const scored = page.locator('.media .overview a.follow > [data-am-score]').first();
  await expect(scored).toBeVisible();
  const colour = await scored.evaluate(node => getComputedStyle(node).color);
  await changeSettings(page, {socialTab: false});
  await expect(page.locator('[data-am-score]')).toHaveCount(0);
  const plain = page.locator('.media .overview a.follow > :is(span, svg):not(:empty)').first();
  await expect(plain).not.toHaveCSS('color', colour);
  await changeSettings(page, {socialTab: true});
  await expect(scored).toHaveCSS('color', colour);
  await standIn.control('faults?operation=FollowedEntry&kind=500');
  await navigate(page, path(ids));
  await expect(summary(page)).toBeVisible();
  await waitUntilQuiet(page);
  await expect(page.locator('am-social-tab-entry').first()).toBeEmpty();
  await expect(rows(page).first().locator('.name')).toBeVisible();
});
