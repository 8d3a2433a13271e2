import type {Page} from '@playwright/test';
import {countIn, exported, head, listOf, openMenu, rows, tag, waitForLists} from '#e2e/support/compare';
import {expect, test} from '#e2e/support/test';

const path = (name: string, query = '') => `/user/${name}/animelist/compare${query}`;
const ours = (page: Page) => page.locator(tag);
const button = (page: Page, name: string | RegExp) => ours(page).getByRole('button', {name});
const member = {as: 'member'} as const;

test('[comparisonPage] shows guests the user of the page, and the manga list on its page', async ({
  open,
  ids,
  standIn,
}) => {
  const manga = await listOf(standIn, ids.other, 'MANGA');
  const page = await open(`/user/${ids.other}/mangalist/compare?minRatings=0`);
  await waitForLists(page, [ids.other]);
  await expect.poll(() => countIn(page)).toEqual([manga.entries.size, manga.entries.size]);
  await expect(ours(page).locator('thead th.person')).toHaveCount(1);
  await expect(rows(page).locator('a').first()).toHaveAttribute('href', /^\/manga\/\d+/);
  expect((await exported(page, 'JSON'))[0]).toBe(`Manga table for ${ids.other}.json`);
});

test('[comparisonPage] works by keyboard on a narrow screen', {tag: '@text'}, async ({open, ids}) => {
  const query = `?users=${ids.other},${ids.user},${ids.privateUser}`;
  const page = await open(path(ids.other, query), {...member, width: 400});
  await waitForLists(page, [ids.other, ids.user]);
  await expect(head(page, ids.privateUser)).toContainText('Not found.');
  await openMenu(page, ids.privateUser);
  const remove = button(page, `Remove ${ids.privateUser}`);
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(head(page, ids.privateUser)).toHaveCount(0);
  await ours(page).getByLabel('Add a user').focus();
  await page.keyboard.type(ids.users10);
  await page.keyboard.press('Enter');
  await waitForLists(page, [ids.users10]);
  const scroller = ours(page).getByRole('group', {name: 'List comparison'});
  await scroller.focus();
  await page.keyboard.press('End');
  await expect.poll(() => scroller.evaluate(node => node.scrollTop)).toBeGreaterThan(200);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
});

test('[comparisonPage] keeps the words of its headings whole on a narrow screen', async ({open, ids}) => {
  const page = await open(path(ids.other), {...member, width: 400});
  await waitForLists(page, [ids.other, ids.user]);
  const figure = ours(page).getByRole('combobox', {name: /^Figure/});
  const names = ours(page).locator('thead .ui-table-name');
  for (const mode of ['popularity', 'average0', 'siteScoreDifference']) {
    await figure.selectOption(mode);
    // A word that is broken has more than one box.
    const broken = await names.evaluateAll(nodes =>
      nodes.flatMap(node => {
        const text = node.firstChild as Text;
        return [...text.data.matchAll(/[\w()]+/g)].flatMap(({0: word, index}) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      }),
    );
    expect(broken).toEqual([]);
  }
});
