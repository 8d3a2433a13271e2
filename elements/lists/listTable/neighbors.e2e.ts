import {readdirSync, readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';

import {waitUntilQuiet} from '#e2e/support/page';
import {expect, test, type OpenOptions} from '#e2e/support/test';

const table = (page: Page) => page.locator('am-list-table-table');
const tableButton = (page: Page) =>
  page.locator('am-list-table-button').getByRole('button', {name: 'Table', exact: true});
const field = (page: Page) => page.locator('.filters-wrap .entry-filter input');
/** The number of lines that the table says it has. */
const lineCount = async (page: Page) =>
  Number(await table(page).locator('[aria-rowcount]').getAttribute('aria-rowcount'));

/** The line about a feature among the filters. */
const line = (words: RegExp) => async (page: Page) => {
  const lines = page.locator('am-list-table-differences details');
  if (!(await lines.locator('li').first().isVisible())) await lines.locator('summary').click();
  await expect(lines.locator('li', {hasText: words})).toBeVisible();
};

async function narrows(page: Page, filter: () => Promise<unknown>) {
  const all = await lineCount(page);
  await filter();
  await expect.poll(() => lineCount(page)).toBeLessThan(all);
  await field(page).fill('');
  await expect.poll(() => lineCount(page)).toBe(all);
}

interface Neighbor {
  readonly id: string;
  readonly path?: string;
  readonly before?: (page: Page) => Promise<unknown>;
  /** Checks its effect beside the table, or the line that names the table's replacement. */
  readonly beside: (page: Page) => Promise<unknown>;
}

const panel = (page: Page, tag: string) => page.locator(tag).getByRole('dialog');

const neighbors: readonly Neighbor[] = [
  {id: 'plusMinus', beside: line(/minus/)},
  {id: 'viewAdvancedScores', beside: line(/Advanced/)},
  {id: 'extraDefaultSorts', beside: line(/heading/)},
  {id: 'CSSsmileyScore', beside: line(/Smiley/)},
  {id: 'CSSdecimalPoint', beside: line(/Decimals/)},
  {
    id: 'yearStepper',
    async beside(page) {
      await expect(page.locator('am-year-stepper-slider')).toHaveCount(0);
      await line(/year:/)(page);
    },
  },
  {
    id: 'expandedListNotes',
    before: page => page.locator('.list-entries .notes').first().click(),
    async beside(page) {
      await expect(panel(page, 'am-expanded-list-notes-box')).toBeVisible();
      await line(/column/)(page);
    },
  },
  {
    id: 'draw3x3',
    before: page => page.locator('am-draw3x3-box').getByRole('button').first().click(),
    beside: page => expect(panel(page, 'am-draw3x3-box').getByRole('status').first()).toContainText(/close the table/i),
  },
  {
    id: 'tagIndex',
    beside: page =>
      narrows(page, async () => {
        await page.locator('am-tag-index').getByRole('button').first().click();
        await expect(field(page)).toHaveValue(/^#/);
      }),
  },
  {
    id: 'listSearchAddress',
    beside: page =>
      narrows(page, async () => {
        await field(page).fill('no');
        await expect(page).toHaveURL(/[?&]search=no/);
        await expect(page).toHaveURL(/[?&]table=1/);
      }),
  },
  {
    id: 'newChapters',
    path: '/user/Mirabel/mangalist',
    async beside(page) {
      await page.locator('am-new-chapters').getByRole('button').first().click();
      await expect(panel(page, 'am-new-chapters')).toBeVisible();
    },
  },
];

/** Features of lists that have nothing to do with rows, and what they do instead. */
const others = ['comparisonPage', 'browseFilters', 'listTable', 'bulkEdit'];

test('[listTable] is tested beside every feature that uses the page of lists', {tag: '@plain'}, () => {
  const files = readdirSync('elements', {recursive: true, encoding: 'utf8'}).filter(name => /\.tsx?$/.test(name));
  expect(files.length).toBeGreaterThan(100);
  const using = files.filter(name => readFileSync(`elements/${name}`, 'utf8').includes('#host/pages/lists/'));
  const ids = new Set(using.map(name => name.split('/')[1]));
  const known = [...neighbors.map(({id}) => id), ...others];
  expect([...ids].filter(id => id !== undefined && !known.includes(id))).toEqual([]);
});

async function openWith(open: (path: string, options: OpenOptions) => Promise<Page>, these: readonly Neighbor[]) {
  const ids = these.map(({id}) => id);
  const settings = Object.fromEntries(['listTable', ...ids].map(id => [id, true]));
  const path = these[0]?.path ?? '/user/Mirabel/animelist';
  const page = await open(path, {as: 'member', token: true, settings});
  await expect(page.locator('.medialist .list-entries .row').first()).toBeVisible();
  await waitUntilQuiet(page);
  for (const {before} of these) await before?.(page);
  await tableButton(page).click();
  await expect(table(page).locator('[aria-rowcount]')).toBeVisible();
  await waitUntilQuiet(page);
  for (const {id, beside} of these) await test.step(id, () => beside(page));
}

const isAlone = ({path, before}: Neighbor) => Boolean(path ?? before);

test('[listTable] leaves the features of lists their work, or says what the table has instead', ({open}) =>
  openWith(
    open,
    neighbors.filter(each => !isAlone(each)),
  ));

for (const each of neighbors.filter(isAlone))
  test(`[listTable] leaves ${each.id} its work, or says what the table has instead`, ({open}) =>
    openWith(open, [each]));
