import type {Page} from '@playwright/test';

import {changeSettings, hostSnapshot, navigate, waitUntilQuiet} from '#e2e/support/page';
import {siteUrl} from '#e2e/support/server';
import {expect, test, type Ids} from '#e2e/support/test';

const own = ({user}: Ids) => `/user/${user}/animelist`;
const table = (page: Page) => page.locator('am-list-table-table');
const button = (page: Page) => page.locator('am-list-table-button').getByRole('button', {name: 'Table', exact: true});
const rows = (page: Page) => page.locator('.medialist .list-entries .row');
const lists = (page: Page) => page.locator('.medialist > .lists');
const on = {listTable: true};
const signedIn = {as: 'member', token: true} as const;

test(
  '[listTable] replaces only the lists, is left open by type, and leaves the page as it was',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open(own(ids), {...signedIn, settings: on});
    await expect(rows(page).first()).toBeVisible();
    await waitUntilQuiet(page);
    const before = await hostSnapshot(page);
    await button(page).click();
    await expect(table(page)).toBeVisible();
    await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(lists(page)).toBeHidden();
    await expect(page.locator('.filters-wrap .entry-filter input')).toBeVisible();
    await expect(page.locator('.filters-wrap .filter-group span', {hasText: /^Watching/})).toBeVisible();
    await expect(page).toHaveURL(`${siteUrl}${own(ids)}?table=1~~~`);
    await test.step('the lists of the other type are as they were', async () => {
      await navigate(page, `/user/${ids.user}/mangalist`);
      await expect(lists(page)).toBeVisible();
      await expect(table(page)).toHaveCount(0);
    });
    await test.step('other lists of the type have the table, too', async () => {
      await navigate(page, `/user/${ids.other}/animelist`);
      await expect(table(page)).toBeVisible();
      await navigate(page, '/reviews');
      await expect(table(page)).toHaveCount(0);
      expect(page.url()).toBe(`${siteUrl}/reviews`);
    });
    await test.step('closed, the page is as before', async () => {
      await page.goto(siteUrl + own(ids));
      await expect(table(page)).toBeVisible();
      await button(page).press('Enter');
      await expect(lists(page)).toBeVisible();
      await expect(table(page)).toHaveCount(0);
      await expect(page).toHaveURL(siteUrl + own(ids));
      await waitUntilQuiet(page);
      expect(await hostSnapshot(page)).toEqual(before);
    });
    await test.step('switched off while it is open, too', async () => {
      await button(page).click();
      await expect(lists(page)).toBeHidden();
      await changeSettings(page, {listTable: false});
      await expect(lists(page)).toBeVisible();
      await expect(table(page)).toHaveCount(0);
    });
  },
);

test('[listTable] adds no rows to the hidden lists, wherever the page and the table are scrolled', async ({open}) => {
  const page = await open('/user/Archivist/animelist', {as: 'archivist', token: true, settings: on});
  await expect(rows(page).first()).toBeVisible();
  const scrollAll = () =>
    page.evaluate(async () => {
      const frame = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const scrollers = [...(document.querySelector('am-list-table-table')?.shadowRoot?.querySelectorAll('*') ?? [])];
      for (let step = 1; step <= 12; step += 1) {
        scrollTo(0, (document.documentElement.scrollHeight * step) / 12);
        for (const node of scrollers) node.scrollTop = (node.scrollHeight * step) / 12;
        await frame();
      }
      scrollTo(0, 0);
      await frame();
    });
  const first = await rows(page).count();
  await button(page).click();
  await expect(lists(page)).toBeHidden();
  await waitUntilQuiet(page);
  await scrollAll();
  expect(await rows(page).count()).toBe(first);
  await test.step('the lists grow again once they are shown', async () => {
    await button(page).click();
    await expect(lists(page)).toBeVisible();
    await scrollAll();
    expect(await rows(page).count()).toBeGreaterThan(first);
  });
  await test.step('the page still hears of scrolling far from its end', async () => {
    await button(page).click();
    await expect(lists(page)).toBeHidden();
    const heard = await page.evaluate(async () => {
      document.body.style.paddingBottom = '9000px';
      const events: number[] = [];
      addEventListener('scroll', () => events.push(scrollY));
      const frame = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      scrollTo(0, 200);
      await frame();
      scrollTo(0, document.documentElement.scrollHeight);
      await frame();
      return events;
    });
    expect(heard).toEqual([200]);
  });
});

test('[listTable] hides the site’s other filters while it is shown, in unknown markup as well', async ({
  open,
  ids,
  expectedReports,
}) => {
  // The test itself changes the markup.
  expectedReports.push(/"kind":"guard"/);
  const page = await open(own(ids), {...signedIn, settings: on});
  await expect(rows(page).first()).toBeVisible();
  const others = page.locator('.filters-wrap :is(.el-select, .el-slider, .random-btn)');
  const isShown = async () =>
    (await others.evaluateAll(nodes => nodes.map(node => node.checkVisibility()))).filter(Boolean).length;
  const all = await isShown();
  expect(all).toBeGreaterThan(4);
  await button(page).click();
  await expect.poll(isShown).toBe(0);
  await expect(page.locator('.filters-wrap .group-header')).toHaveText(['Lists', /Filters/, /Year/, /Sort/]);
  await expect(page.locator('.filters-wrap .group-header', {hasText: 'Sort'})).toBeHidden();
  await expect(page.locator('am-year-stepper-slider')).toHaveCount(0);
  await button(page).click();
  await expect.poll(isShown).toBe(all);
  await test.step('a select beside the names of lists, without a group, and a column in a wrapper', async () => {
    await page.evaluate(() => {
      const select = (parent: Element | null | undefined) => {
        const node = document.createElement('div');
        node.className = 'el-select';
        node.textContent = 'Studio';
        parent?.append(node);
      };
      const names = document.querySelector('.filters-wrap .filter-group');
      select(names);
      select(document.querySelector('.filters-wrap'));
      const column = document.querySelector('.medialist > .lists');
      const wrapper = document.createElement('div');
      column?.before(wrapper);
      wrapper.append(column ?? '');
    });
    await button(page).click();
    await expect(table(page)).toBeVisible();
    await expect(page.locator('.medialist .lists')).toBeHidden();
    await expect.poll(isShown).toBe(0);
    await expect(page.locator('.filters-wrap .filter-group span', {hasText: /^Watching/})).toBeVisible();
    await expect(page.locator('.filters-wrap .entry-filter input')).toBeVisible();
  });
});
