import {navigate, changeSettings} from '#e2e/support/page';
import {restyles} from '#e2e/support/restyles';
import {expect, test} from '#e2e/support/test';

const vertical = {CSSverticalNav: true};
const bar = '#app > #nav > .wrap';

restyles([
  {id: 'CSSverticalNav', path: '/home', selector: bar, property: 'position', off: 'static', on: 'fixed'},
  {id: 'CSSverticalNav', path: '/home', selector: bar, property: 'width', off: /^1\d{3}px$/, on: '65px', theme: 'dark'},
]);

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

test('[CSSverticalNav] highlights Browse on every search page and nowhere else', async ({open}) => {
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
