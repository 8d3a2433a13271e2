import type {Page} from '@playwright/test';
import {changeSettings} from '../support/page';
import {expect, test} from '../support/test';

const vertical = {CSSverticalNav: true};
const bar = '#app > #nav > .wrap';
const list = '/search/anime/trending';

const boxes = (page: Page) =>
  page.evaluate(nav => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const [column, content] = [box(nav), box('.page-content')];
    const style = getComputedStyle(document.querySelector('.search .results.cover') ?? document.body);
    return {
      side: column.left === 0 ? 'left' : column.right === document.documentElement.clientWidth ? 'right' : 'elsewhere',
      size: [column.width, column.height],
      apart: column.right <= content.left || content.right <= column.left,
      overflow: document.documentElement.scrollWidth - innerWidth,
      columns: style.gridTemplateColumns.split(' ').length,
    };
  }, bar);

for (const [width, compact] of [
  [1600, 10],
  [1100, 8],
] as const)
  test(
    `[CSSverticalNav][rightSideNavbar][rightToLeft][slimNav][CSScompactBrowse] work in every combination (${width})`,
    {tag: '@text'},
    async ({open}) => {
      const page = await open(list, {as: 'member', width, settings: vertical});
      await expect(page.locator('.search .results.cover > .media-card').first()).toBeVisible();
      for (let choice = 0; choice < 16; choice += 1) {
        const on = (bit: number) => Boolean(choice & bit);
        const settings = {rightSideNavbar: on(1), rightToLeft: on(2), slimNav: on(4), CSScompactBrowse: on(8)};
        await changeSettings(page, settings);
        await expect
          .poll(() => boxes(page), JSON.stringify(settings))
          .toEqual({
            side: on(1) || on(2) ? 'right' : 'left',
            size: [65, 1000],
            apart: true,
            overflow: 0,
            columns: on(8) ? compact : 6,
          });
      }
    },
  );

test('[CSSverticalNav][slimNav] do nothing in windows without a navigation bar, and mobile mode turns the vertical one off', async ({
  open,
}) => {
  const settings = {...vertical, slimNav: true, rightSideNavbar: true};
  const page = await open('/home', {as: 'member', width: 1000, settings});
  await expect(page.locator('am-css-vertical-nav')).toHaveCount(1);
  await expect(page.locator('.page-content')).toHaveCSS('margin-inline', '0px');
  await expect(page.locator('#nav')).toBeHidden();
  await changeSettings(page, {mobileFriendly: true});
  await expect(page.locator('am-css-vertical-nav')).toHaveCount(0);
});
