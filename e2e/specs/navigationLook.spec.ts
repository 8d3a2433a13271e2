import type {Page} from '@playwright/test';

import {navigate, changeSettings} from '../support/page';
import {restyles} from '../support/restyles';
import {expect, test} from '../support/test';

const vertical = {CSSverticalNav: true};
const bar = '#app > #nav > .wrap';
const list = '/search/anime/trending';

restyles([
  {id: 'CSSverticalNav', path: '/home', selector: bar, property: 'position', off: 'static', on: 'fixed'},
  {id: 'CSSverticalNav', path: '/home', selector: bar, property: 'width', off: /^1\d{3}px$/, on: '65px', theme: 'dark'},
  {id: 'slimNav', path: '/home', selector: '#nav', property: 'height', off: '68px', on: '40px'},
  {
    id: 'slimNav',
    path: '/reviews',
    selector: '.page-content > .container',
    property: 'margin-top',
    off: '108px',
    on: '80px',
  },
  {
    id: 'rightSideNavbar',
    path: '/home',
    selector: '.page-content',
    property: 'margin-right',
    off: '0px',
    on: '65px',
    settings: vertical,
  },
  {id: 'rightToLeft', path: '/home', selector: 'html', property: 'direction', off: 'ltr', on: 'rtl'},
  {
    id: 'rightToLeft',
    path: '/home',
    selector: '.activity-entry > .wrap > .actions',
    property: 'left',
    off: /\d{3}px/,
    on: '12px',
  },
  {
    id: 'mobileFriendly',
    path: '/home',
    selector: '.load-more',
    property: 'min-height',
    off: '0px',
    on: '44px',
    width: 400,
  },
]);

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
    {tag: width === 1600 ? ['@core', '@text'] : '@text'},
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

test('[CSSverticalNav] stays in place while the page is scrolled', async ({open}) => {
  const page = await open('/reviews', {as: 'member', settings: vertical});
  await expect(page.locator('.review-card').first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 900));
  await expect(page.locator('#nav')).toHaveClass(/hide/);
  await expect.poll(() => page.locator(bar).boundingBox()).toMatchObject({x: 0, y: 0, width: 65, height: 1000});
});

test('[CSSverticalNav] shows its menus inside the window on either side', {tag: '@text'}, async ({open}) => {
  const page = await open('/reviews', {as: 'member', settings: vertical});
  for (const rightSideNavbar of [false, true]) {
    await changeSettings(page, {rightSideNavbar});
    for (const [over, menu] of [
      ['#nav .browse-wrap', '#nav .browse-wrap > .dropdown'],
      ['#nav .user-wrap', '#nav .user-wrap > .dropdown'],
    ] as const) {
      await page.locator(over).hover();
      await expect(page.locator(menu)).toHaveCSS('opacity', '1');
      const box = await page.locator(menu).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(rightSideNavbar ? 0 : 65);
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(rightSideNavbar ? 1600 - 65 : 1600);
      expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(1000);
    }
  }
});

test('[CSSverticalNav] marks Browse on every search page, and on no other page', async ({open}) => {
  const page = await open('/search/manga', {as: 'member', settings: vertical});
  const browse = page.locator('#nav .links .browse-wrap > .link');
  const marked = 'rgb(61, 180, 242)';
  for (const path of ['/search/manga', '/search/staff', '/search/characters', '/search/studios']) {
    await navigate(page, path);
    await expect(browse).toHaveCSS('border-inline-start-color', marked);
  }
  await navigate(page, '/forum/overview');
  await expect(browse).not.toHaveCSS('border-inline-start-color', marked);
});

test('[CSSverticalNav][slimNav] do nothing in windows without a bar, and mobile mode switches the vertical one off', async ({
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
