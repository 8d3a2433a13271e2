import type {Locator, Page} from '@playwright/test';

import {queryApi} from '#e2e/support/api';
import {listedElements, listedTexts} from '#e2e/support/listed';
import {navigate, waitUntilQuiet} from '#e2e/support/page';
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

/** Nothing in the rows overlaps, and each stays on one line. */
async function expectNoOverlap(page: Page) {
  for (const row of await listedElements(rows(page), 4)) {
    const boxes = await row.evaluate(node =>
      [...node.children]
        .map(child => child.getBoundingClientRect())
        .filter(({width}) => width > 0)
        .map(({left, right}) => ({left, right}))
        .toSorted((a, b) => a.left - b.left),
    );
    boxes.slice(1).forEach((box, index) => expect(box.left).toBeGreaterThanOrEqual((boxes[index]?.right ?? 0) - 1));
    expect((await row.boundingBox())?.height).toBeLessThan(40);
  }
}

/** The notes are left to the site, which shows them itself, and every score is found beside them. */
async function expectSiteNotes(page: Page) {
  await expect(page.locator('.follow .notes-button').first()).toBeVisible();
  await expect(page.locator('am-social-tab-entry').first()).toContainText(/\d/);
  await waitUntilQuiet(page);
  await expect(page.locator('am-social-tab-entry .note')).toHaveCount(0);
  await expect(summary(page).getByRole('button', {name: /^mean \d+\.\d$/})).toBeVisible();
  await expect(page.locator('.following a.follow > [data-am-score]')).not.toHaveCount(0);
  await expectNoOverlap(page);
}

test(
  '[socialTab] shows the average and the statuses of followed users, and filters by a status or by scores, until that is chosen again or the page is left',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open(path(ids), own);
    await expectSiteNotes(page);
    const all = await rows(page).count();
    const counts = (await listedTexts(statuses(page))).map(text => Number(/\d+$/.exec(text)?.[0]));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all);
    await expect(summary(page)).toContainText(`${all} following`);
    const shown = rows(page).filter({visible: true});
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

for (const layout of ['socialNotesBlock', 'socialNotesNested'])
  test(`[socialTab] leaves the notes to the site in another layout (${layout})`, async ({open, ids}) => {
    await expectSiteNotes(await open(`${path(ids)}?native=${layout}`, own));
  });

test('[socialTab] shows progress and notes in the rows, requested together, without leaving the page', async ({
  open,
  ids,
  standIn,
}) => {
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
  expect((await receivedQueries(standIn)).has('FollowedEntry')).toBe(true);
  const row = rows(page)
    .filter({has: page.locator('am-social-tab-entry .note')})
    .first();
  const {notes} = await entryOf(standIn, row, ids.manga);
  const note = row.getByRole('button', {name: 'Show notes'});
  const tooltip = row.getByRole('tooltip');
  const address = page.url();
  await test.step('by tap', async () => {
    // Like a touch: a click without hovering.
    const tap = (node: Locator) => node.dispatchEvent('click');
    await page.mouse.move(0, 0);
    await tap(note);
    await expect(tooltip).toHaveText(notes?.trim() ?? '-');
    // Its text belongs to the link, too.
    await tap(tooltip);
    await tap(note);
    await expect(tooltip).toHaveCount(0);
  });
  await test.step('by keyboard', async () => {
    await row.focus();
    await page.keyboard.press('Tab');
    await expect(note).toBeFocused();
    await expect(tooltip).toHaveText(notes?.trim() ?? '-');
    await page.keyboard.press('Enter');
    await expect(tooltip).toHaveCount(0);
  });
  expect(page.url()).toBe(address);
});
