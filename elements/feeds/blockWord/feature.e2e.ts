import type {Page} from '@playwright/test';

import {listedElements} from '#e2e/support/listed';
import {waitUntilQuiet, changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const texts = '.activity-feed .activity-entry.activity-text';

/** The texts of the visible statuses. */
const said = (page: Page) =>
  page
    .locator(texts)
    .evaluateAll(nodes =>
      nodes
        .filter(node => node.getClientRects().length > 0)
        .map(node => String(node.querySelector('.activity-markdown')?.textContent)),
    );

test(
  '[blockWord] hides statuses that match a pattern, or plain text when the pattern is invalid, and nothing else',
  {tag: '@core'},
  async ({open}) => {
    const page = await open('/home', {as: 'member', settings: {blockWord: true}});
    await waitUntilQuiet(page);
    const before = await said(page);
    expect(before.length).toBeGreaterThan(2);
    const [word = ''] = /[a-z]{6,}/i.exec(String(before[0])) ?? [];
    expect(word).toMatch(/^[a-z]{6,}$/i);
    const without = before.filter(text => !text.toLowerCase().includes(word.toLowerCase()));
    expect(without.length).toBeLessThan(before.length);
    expect(without).not.toEqual([]);
    await changeSettings(page, {blockWordValue: `${word.toUpperCase().slice(0, -1)}.`});
    await expect.poll(() => said(page)).toEqual(without);
    await changeSettings(page, {blockWordValue: '[('});
    await expect.poll(() => said(page)).toEqual(before);
    await changeSettings(page, {blockWordValue: '.'});
    await expect.poll(() => said(page)).toEqual([]);
    const lists = page.locator('.activity-feed .activity-entry:not(.activity-text)');
    for (const list of await listedElements(lists, 3)) await expect(list).toBeVisible();
  },
);

test('[blockWord] warns in the settings that a pattern is searched for as plain text', async ({open}) => {
  const page = await open('/settings/apps#blockWord', {settings: {blockWord: true}});
  const word = page.getByRole('textbox', {name: 'Word or regular expression'});
  await word.fill('spoil.*');
  await expect(word).toHaveAccessibleDescription('');
  await word.fill('(spoil+)+');
  await expect(word).toHaveAccessibleDescription(
    'This expression could take too long, so Automail searches for it as plain text. Use fewer repetitions.',
  );
});
