import type {Page} from '@playwright/test';

import {bigListAnswer} from '#e2e/support/bigList';
import {expect, test, type Ids} from '#e2e/support/test';

const own = ({user}: Ids) => `/user/${user}/animelist`;
const grid = (page: Page) => page.locator('am-list-table-table').getByRole('grid');
const rows = (page: Page) => grid(page).locator('tr[data-media]');
const signedIn = {as: 'member', token: true, settings: {listTable: true}} as const;
const heading = (page: Page, name: string) => grid(page).getByRole('columnheader', {name});

async function openTable(page: Page) {
  await page.locator('am-list-table-button').getByRole('button', {name: 'Table', exact: true}).click();
  await expect(rows(page).nth(5)).toBeVisible();
}

const count = 11_000;

/** Answers for every list with one of 11,000 anime, whose titles end in their places by score. */
const answerLongList = (page: Page) =>
  page.route('https://graphql.anilist.co/**', async (route, request) => {
    const sent = (request.postDataJSON() ?? {}) as {operationName?: string; variables?: {userName?: string}};
    if (sent.operationName !== 'Lists' || !sent.variables?.userName) return route.fallback();
    const {data} = bigListAnswer();
    const [list] = data.anime.lists;
    const known = list?.entries ?? [];
    const entries = Array.from({length: count}, (_, index) => {
      const entry = known[index % known.length];
      const title = {romaji: `Media ${index + 1}`, native: null, english: null};
      return {...entry, id: index + 1, mediaId: index + 1, media: {...entry?.media, title, popularity: count - index}};
    });
    return route.fulfill({
      json: {data: {anime: {...data.anime, lists: [{...list, entries}]}}},
      headers: {'access-control-allow-origin': '*'},
    });
  });

/** The row and the column of the cell with the focus; the headings are row 1. */
const place = (page: Page) =>
  grid(page).evaluate(table => {
    const {activeElement} = table.getRootNode() as ShadowRoot;
    const cell = activeElement?.closest('[aria-colindex]');
    const row = cell?.closest('tr')?.getAttribute('aria-rowindex') ?? '';
    return `${row} ${cell?.getAttribute('aria-colindex') ?? ''}`;
  });

test('[listTable] has 80 rows at most in the page for 11,000 entries, and reaches each by the keyboard', async ({
  open,
  ids,
}) => {
  const page = await open(`/user/${ids.other}/animelist`, {...signedIn, beforeLoad: answerLongList});
  await openTable(page);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(count + 1));
  const scroller = grid(page).locator('..');
  const seen = new Set<string | null>();
  for (let step = 0; step <= 10; step += 1) {
    await scroller.evaluate((node, part) => node.scrollTo(0, (node.scrollHeight * part) / 10), step);
    await expect.poll(() => rows(page).count()).toBeGreaterThan(10);
    expect(await rows(page).count()).toBeLessThanOrEqual(80);
    seen.add(await rows(page).last().getAttribute('data-index'));
    const tops = [scroller, heading(page, 'Title')].map(async node => Math.round((await node.boundingBox())?.y ?? 0));
    expect(new Set(await Promise.all(tops)).size).toBe(1);
  }
  expect(seen.size).toBeGreaterThan(5);
  await rows(page)
    .last()
    .getByRole('rowheader')
    .click({position: {x: 4, y: 40}});
  await page.keyboard.press('Control+Home');
  expect(await place(page)).toBe('2 1');
  await page.keyboard.press('Control+End');
  expect(await place(page)).toBe(`${count + 1} 7`);
  await expect(rows(page).last()).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  expect(await place(page)).toBe(`${count} 7`);
  expect(await rows(page).count()).toBeLessThanOrEqual(80);
});

test('[listTable] has one tab stop, and sorts, groups and scrolls with the focus on the same entry', async ({
  open,
  ids,
}) => {
  const page = await open(own(ids), signedIn);
  await openTable(page);
  await page.getByRole('button', {name: 'Columns'}).press('Tab');
  expect(await place(page)).toBe('2 2');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Score')).toHaveAttribute('aria-sort', 'descending');
  await expect(rows(page).first()).toContainText('10/10');
  expect(await place(page)).toBe('1 3');
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await heading(page, 'Score').boundingBox())?.width).toBe(96);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('PageDown');
  const name = await grid(page).evaluate(table => {
    const {activeElement} = table.getRootNode() as ShadowRoot;
    return activeElement?.closest('tr')?.querySelector('a')?.textContent ?? '';
  });
  await page.getByLabel('Group by').focus();
  await page.getByLabel('Group by').selectOption('format');
  await expect(grid(page).getByRole('button', {expanded: true}).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(rows(page).filter({hasText: name}).first()).toBeInViewport();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel('Group by')).toBeFocused();
});

test('[listTable] remembers columns that are dragged, wider and chosen, until they are reset', async ({open, ids}) => {
  const page = await open(own(ids), signedIn);
  await openTable(page);
  const names = () => grid(page).getByRole('columnheader').allTextContents();
  await page.getByRole('button', {name: 'Columns'}).click();
  await page.getByRole('checkbox', {name: 'Year'}).check();
  const from = page.getByRole('button', {name: /^Move Year/});
  const to = page.getByRole('button', {name: /^Move Score/});
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await page.mouse.up();
  await page.keyboard.press('Escape');
  const edge = await heading(page, 'Status').boundingBox();
  if (!edge) throw new Error('the heading is not in the page');
  await page.mouse.move(edge.x + edge.width - 3, edge.y + 10);
  await page.mouse.down();
  await page.mouse.move(edge.x + edge.width + 47, edge.y + 10);
  await page.mouse.up();
  const check = async () => {
    expect((await names()).slice(0, 4)).toEqual(['Cover', 'Title', 'Year', 'Score']);
    expect((await heading(page, 'Status').boundingBox())?.width).toBe(edge.width + 50);
  };
  await check();
  // Reloading sooner would show the order that is still in the address.
  await expect(page).toHaveURL(/title,year,score/);
  await page.reload();
  await expect(rows(page).nth(5)).toBeVisible();
  await check();
  await page.getByRole('button', {name: 'Columns'}).click();
  await page.getByRole('button', {name: 'Reset columns'}).click();
  await expect.poll(names).not.toContain('Year');
  expect((await heading(page, 'Status').boundingBox())?.width).toBe(edge.width);
});

test('[listTable] shows cards in a narrow window, with the same keyboard', async ({open, ids}) => {
  const page = await open(own(ids), {...signedIn, width: 400});
  await openTable(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
  const scroller = grid(page).locator('..');
  expect(await scroller.evaluate(node => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0);
  const card = rows(page).first();
  await card.scrollIntoViewIfNeeded();
  const size = await card.boundingBox();
  expect(size?.height).toBeGreaterThan(70);
  for (const cell of ['score', 'progress', 'status', 'updated'])
    await expect(card.locator(`td.${cell}`)).toBeInViewport();
  await heading(page, 'Score').getByRole('button').click();
  await expect(rows(page).first().locator('td.score')).toContainText('10/10');
  await rows(page).first().locator('td.score').click();
  await page.keyboard.press('ArrowDown');
  expect(await place(page)).toBe('3 3');
  await scroller.evaluate(node => node.scrollTo(0, node.scrollHeight));
  await expect(grid(page).locator(`[aria-rowindex="${await grid(page).getAttribute('aria-rowcount')}"]`)).toBeVisible();
  expect(await rows(page).count()).toBeLessThanOrEqual(80);
});

test('[listTable] prints every row without controls', async ({open, ids}) => {
  const page = await open(own(ids), signedIn);
  await openTable(page);
  const all = Number(await grid(page).getAttribute('aria-rowcount')) - 1;
  expect(await rows(page).count()).toBeLessThan(all);
  await page.emulateMedia({media: 'print'});
  await expect(rows(page)).toHaveCount(all);
  await expect(rows(page).last()).toBeVisible();
  await expect(page.getByRole('button', {name: 'Columns'})).toBeHidden();
  await page.emulateMedia({media: 'screen'});
  await expect.poll(() => rows(page).count()).toBeLessThan(80);
});
