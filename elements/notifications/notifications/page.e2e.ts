import type {Page} from '@playwright/test';

import {largest} from '#e2e/support/listed';
import {changeSettings, waitUntilQuiet} from '#e2e/support/page';
import {waitForDrafts} from '#e2e/support/drafts';
import {expect, test} from '#e2e/support/test';

const own = {as: 'member', token: true} as const;

/** How rows without previews are arranged: sizes and distances from the edges of the row, and the weight of the text. */
const arranged = (page: Page, names: {row: string; text: string}) =>
  page.locator(names.row).evaluateAll(
    (rows, text) =>
      rows
        .filter(row => /aired|site data changes|started following/.test(row.textContent))
        .slice(0, 3)
        .map(row => {
          const box = row.getBoundingClientRect();
          const boxOf = (name: string) => row.querySelector(name)?.getBoundingClientRect();
          const [cover, words, time] = ['.cover', text, 'time'].map(boxOf);
          return {
            height: Math.round(box.height),
            cover: cover && [cover.width, cover.height, cover.left - box.left].map(Math.round),
            text: words && [words.left - box.left, words.top - box.top].map(Math.round),
            time: time && [box.right - time.right, (time.top + time.bottom) / 2 - box.top].map(Math.round),
            weight: getComputedStyle(row.querySelector(text) as Element).fontWeight,
          };
        }),
    names.text,
  );

test(
  "[notifications] arranges its rows like the site's own, aligns their ends, and in a narrow window the times with the sentences above them",
  {tag: '@text'},
  async ({open}) => {
    const page = await open('/notifications', own);
    const toggles = page.locator('am-notifications .toggle');
    await expect(toggles.nth(1)).toBeVisible();
    await waitUntilQuiet(page);
    const ours = await arranged(page, {row: 'am-notifications .row', text: '.sentence'});
    // The mark of unread rows takes its room from both.
    const ends = await toggles.evaluateAll(nodes =>
      nodes.map(node => {
        const time = node.closest('.row')?.querySelector('time');
        return Math.round(node.getBoundingClientRect().right - (time?.getBoundingClientRect().right ?? 0));
      }),
    );
    expect(new Set(ends).size).toBe(1);
    await page.setViewportSize({width: 400, height: 1000});
    const places = await page.locator('am-notifications .row').evaluateAll(rows =>
      rows.map(row => {
        const [sentence, time] = ['.sentence', 'time'].map(name => row.querySelector(name)?.getBoundingClientRect());
        return {gap: (time?.top ?? 0) - (sentence?.bottom ?? 0), shift: (time?.left ?? 0) - (sentence?.left ?? 0)};
      }),
    );
    expect(largest(places.map(({gap}) => gap))).toBeLessThan(10);
    expect(new Set(places.map(({shift}) => shift))).toEqual(new Set([0]));
    await page.setViewportSize({width: 1600, height: 1000});
    // For comparison.
    await changeSettings(page, {notifications: false});
    await expect(page.locator('am-notifications')).toHaveCount(0);
    const sites = await arranged(page, {row: '.notifications > .notification', text: '.details'});
    expect(ours).toHaveLength(3);
    expect(ours).toEqual(sites);
  },
);

test('[notifications] keeps a reply when it is collapsed, when the other list is shown, and after a reload', async ({
  open,
}) => {
  const page = await open('/notifications', own);
  const toggle = page.locator('am-notifications').getByRole('button', {name: 'Replies'}).first();
  const field = page.getByLabel('Your reply').first();
  await toggle.click();
  await test.step('with a placeholder in a readable colour', async () => {
    const [words, label] = await field.evaluate(node => [
      getComputedStyle(node, '::placeholder').color,
      getComputedStyle((node.getRootNode() as ShadowRoot).querySelector('.toggle[aria-expanded=false]') as Element)
        .color,
    ]);
    expect(words).toBe(label);
  });
  await field.fill('Half a reply');
  await toggle.click();
  await expect(field).toHaveCount(0);
  await toggle.click();
  await expect(field).toHaveValue('Half a reply');
  await page.getByRole('button', {name: "Show AniList's list"}).click();
  await expect(field).toHaveCount(0);
  await page.getByRole('button', {name: "Show Automail's list"}).click();
  await toggle.click();
  await expect(field).toHaveValue('Half a reply');
  await waitForDrafts(page, 1);
  await page.reload();
  await toggle.click();
  await expect(field).toHaveValue('Half a reply');
  await page.getByRole('button', {name: 'Reply', exact: true}).first().click();
  await expect(page.locator('.reply', {hasText: 'Half a reply'})).toHaveCount(1);
  await waitForDrafts(page, 0);
  await toggle.click();
  await toggle.click();
  await expect(field).toHaveValue('');
});

test('[notifications] shows why a media item was changed, on request', async ({open}) => {
  const page = await open('/notifications', own);
  const row = page
    .locator('am-notifications')
    .getByRole('listitem')
    .filter({hasText: 'received site data changes'})
    .first();
  const reveal = row.getByRole('button', {name: 'Show reason'});
  await reveal.press('Enter');
  await expect(reveal).toHaveCount(0);
  await expect(row.locator('.reason')).toContainText(/corrected/);
});
