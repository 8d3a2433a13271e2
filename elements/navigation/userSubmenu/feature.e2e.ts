import {changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const settings = {CSSverticalNav: true};
const profile = '#nav .links > .link[href^="/user/"]';

test(
  '[userSubmenu] shows your pages beside the profile link, by mouse and by keyboard',
  {tag: ['@core', '@text']},
  async ({open, ids}) => {
    const page = await open('/reviews', {as: 'member', settings});
    const menu = page.locator('am-user-submenu').getByRole('list', {name: 'Your pages'});
    const links = page.locator('am-user-submenu a');
    await expect(page.locator('am-user-submenu')).toHaveCount(1);
    await expect(menu).toHaveCSS('opacity', '0');
    await page.locator(profile).first().hover();
    await expect(menu).toHaveCSS('opacity', '1');
    await expect(links).toHaveText(['Favorites', 'Stats', 'Social', 'Reviews', 'Submissions']);
    const paths = ['favorites', 'stats/anime/overview', 'social', 'reviews', 'submissions'];
    await expect
      .poll(() => links.evaluateAll(nodes => nodes.map(node => node.getAttribute('href'))))
      .toEqual(paths.map(path => `/user/${ids.user}/${path}`));
    const [box, link] = [await menu.boundingBox(), await page.locator(profile).first().boundingBox()];
    expect(box?.x).toBe(65);
    expect(Math.abs((box?.y ?? 0) - (link?.y ?? 0))).toBeLessThan(12);
    await page.mouse.move(800, 800);
    await expect(menu).toHaveCSS('opacity', '0');
    await test.step('the manga statistics if Browse leads to manga', async () => {
      await changeSettings(page, {mangaBrowse: true});
      await expect(links.nth(1)).toHaveAttribute('href', `/user/${ids.user}/stats/manga/overview`);
    });
    await test.step('on the inner side of a navigation bar on the right', async () => {
      await changeSettings(page, {rightSideNavbar: true});
      await page.locator(profile).first().hover();
      await expect
        .poll(async () => {
          const {x = 0, width = 0} = (await menu.boundingBox()) ?? {};
          return x + width;
        })
        .toBe(1600 - 65);
      await page.mouse.move(800, 800);
      await expect(menu).toHaveCSS('opacity', '0');
    });
    await test.step('only beside the vertical navigation', async () => {
      await changeSettings(page, {CSSverticalNav: false});
      await expect(menu).toHaveCount(0);
      await changeSettings(page, {CSSverticalNav: true});
      await expect(menu).toHaveCount(1);
    });
    await page.locator(profile).first().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await expect(menu).toHaveCSS('opacity', '1');
    await page.evaluate(() => Reflect.set(window, 'stays', true));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`https://anilist.co/user/${ids.user}/favorites`);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'stays') as unknown)).toBe(true);
  },
);

test('[userSubmenu] is not shown to guests', async ({open}) => {
  const guest = await open('/reviews', {settings});
  await expect(guest.locator('am-css-vertical-nav')).toHaveCount(1);
  await expect(guest.locator('am-user-submenu-open')).toHaveCount(0);
});
