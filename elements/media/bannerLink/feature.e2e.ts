import {navigate} from '#e2e/support/page';
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
  },
);

test('[bannerLink] is on top of the banner and apart from its buttons', {tag: '@text'}, async ({open, ids}) => {
  const page = await open(`/user/${ids.other}/`, {as: 'member'});
  await expect(page.locator(banner)).toBeVisible();
  for (const width of [1600, 1000, 700, 400])
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({width, height: 1000});
      const places = () =>
        page.locator('am-banner-link').evaluate(node => {
          const {left, top, width: w, height: h} = node.getBoundingClientRect();
          const boxOf = (selector: string) =>
            [...document.querySelectorAll(selector)].find(each => each.checkVisibility())?.getBoundingClientRect();
          const [link, actions] = [
            node.shadowRoot?.querySelector('a')?.getBoundingClientRect(),
            boxOf('.follow-button'),
          ];
          const container = document.querySelector('.user .content.container, .user .overview');
          if (!link || !actions || !container) throw new Error('nothing is shown');
          const end =
            container.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(container).paddingRight);
          return {
            isOnTop: document.elementFromPoint(left + w / 2, top + h / 2) === node,
            isApart: link.top >= actions.bottom || link.left >= actions.right || actions.top >= link.bottom,
            // Its end is that of the site's container.
            overhang: Math.round(link.right) - Math.round(end),
          };
        });
      await expect.poll(places).toEqual({isOnTop: true, isApart: true, overhang: 0});
    });
});
