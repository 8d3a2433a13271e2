import {navigate, changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const banner = 'am-banner-link a';

test(
  '[bannerLink] links to the banner of media and of members, and follows navigation',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open(`/anime/${ids.anime}/${ids.slug}/`);
    const shown = (selector: string) =>
      page.locator(selector).evaluate(node => /url\("(.*)"\)/.exec((node as HTMLElement).style.backgroundImage)?.[1]);
    await expect(page.getByRole('link', {name: 'Banner image'})).toBeVisible();
    await expect
      .poll(() => page.locator(banner).getAttribute('href'))
      .toBe(await shown('.media > .header-wrap > .banner'));
    await navigate(page, `/user/${ids.other}/`);
    await expect(page.locator('.user am-banner-link a')).toBeVisible();
    await expect
      .poll(() => page.locator(banner).getAttribute('href'))
      .toBe(await shown('.user > .header-wrap > .banner'));
    await navigate(page, `/anime/${ids.animeNoBanner}/x/`);
    await expect(page.locator('.media h1')).toBeVisible();
    await expect(page.locator(banner)).toHaveCount(0);
    await navigate(page, `/user/${ids.user}/social`);
    await expect(page.locator(banner)).toHaveCount(1);
    await changeSettings(page, {bannerLink: false});
    await expect(page.locator('am-banner-link')).toHaveCount(0);
  },
);

for (const width of [1600, 1000, 700, 400])
  test(
    `[bannerLink] is on top of the banner and apart from its buttons (${width})`,
    {tag: '@text'},
    async ({open, ids}) => {
      const page = await open(`/user/${ids.other}/`, {as: 'member', width});
      await expect(page.locator(banner)).toBeVisible();
      const onTop = await page.locator('am-banner-link').evaluate(node => {
        const {left, top, width: w, height: h} = node.getBoundingClientRect();
        return document.elementFromPoint(left + w / 2, top + h / 2) === node;
      });
      expect(onTop).toBe(true);
      const [link, actions] = [
        await page.locator(banner).boundingBox(),
        await page.locator('.follow-button').boundingBox(),
      ];
      const apart =
        (link?.y ?? 0) >= (actions?.y ?? 0) + (actions?.height ?? 0) ||
        (link?.x ?? 0) >= (actions?.x ?? 0) + (actions?.width ?? 0) ||
        (actions?.y ?? 0) >= (link?.y ?? 0) + (link?.height ?? 0);
      expect(apart).toBe(true);
      // Its end is that of the site's container.
      const end = await page
        .locator('.user .content.container, .user .overview')
        .first()
        .evaluate(node => node.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(node).paddingRight));
      expect(Math.round((link?.x ?? 0) + (link?.width ?? 0))).toBe(Math.round(end));
    },
  );
