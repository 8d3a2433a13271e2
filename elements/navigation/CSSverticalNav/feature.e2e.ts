import {navigate, changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

test(
  '[CSSverticalNav] stays in place, shows its menus inside the window, and highlights Browse on search pages only',
  {tag: '@text'},
  async ({open}) => {
    const page = await open('/reviews', {as: 'member', settings: {CSSverticalNav: true}});
    await test.step('menus on either side', async () => {
      for (const rightSideNavbar of [true, false]) {
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
    await test.step('a page that is scrolled', async () => {
      await expect(page.locator('.review-card').first()).toBeVisible();
      await page.evaluate(() => scrollTo(0, 900));
      await expect(page.locator('#nav')).toHaveClass(/hide/);
      const bar = page.locator('#app > #nav > .wrap');
      await expect.poll(() => bar.boundingBox()).toMatchObject({x: 0, y: 0, width: 65, height: 1000});
    });
    await test.step('search pages', async () => {
      const browse = page.locator('#nav .links .browse-wrap > .link');
      const marked = 'rgb(61, 180, 242)';
      for (const path of ['/search/manga', '/search/staff', '/search/characters', '/search/studios']) {
        await navigate(page, path);
        await expect(browse).toHaveCSS('border-inline-start-color', marked);
      }
      await navigate(page, '/forum/overview');
      await expect(browse).not.toHaveCSS('border-inline-start-color', marked);
    });
  },
);
