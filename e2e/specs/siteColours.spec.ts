// Our content among the site's own text and icons has the site's colours, in each theme.
import {channels, expectInkOf, inkOf} from '../support/inks';
import {waitUntilQuiet} from '../support/page';
import {expect, test} from '../support/test';

const own = {as: 'member', token: true} as const;
/** The contrast of two colours, as WCAG defines it. */
function contrast(one: string, other: string): number {
  const [high = 1, low = 1] = [one, other]
    .map(colour => {
      const [r = 0, g = 0, b = 0] = channels(colour)
        .map(each => each / 255)
        .map(each => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    })
    .toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

test("[notifications] has the site's link colour in the dark theme", async ({open}) => {
  const page = await open('/notifications', {...own, theme: 'dark'});
  const ours = page.locator('am-notifications .sentence a').first();
  await expect(ours).toBeVisible();
  const site = await inkOf(page.locator('.notifications-feed .notification .details a').first());
  expect(site).toBe('rgb(61, 180, 242)');
  expect(channels(await inkOf(ours))).toEqual(channels(site));
});

for (const [theme, site, shown] of [
  ['default', 'rgb(61, 180, 242)', [46, 112, 147]],
  ['contrast', 'rgb(18, 172, 253)', [22, 108, 153]],
] as const)
  test(`[notifications] darkens the site's link colour in the ${theme} theme, until it is readable`, async ({open}) => {
    const page = await open('/notifications', {...own, theme});
    const ours = page.locator('am-notifications .sentence a').first();
    await expect(ours).toBeVisible();
    await expect.poll(() => inkOf(page.locator('.notifications-feed .notification .details a').first())).toBe(site);
    const colour = await inkOf(ours);
    expect(channels(colour)).toEqual(shown);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(contrast(colour, ground)).toBeGreaterThan(4.5);
    expect(contrast(site, ground)).toBeLessThan(3);
  });

for (const theme of ['default', 'dark', 'contrast'] as const) {
  test(`[betterListPreview] has headings in the colour of the site's own headings in the ${theme} theme`, async ({
    open,
  }) => {
    const page = await open('/home', {...own, theme, settings: {betterListPreview: true}});
    const heading = page.locator('am-better-list-preview h2 a').first();
    await expect(heading).toBeVisible();
    await expectInkOf(page.locator('.home h2.section-header').first(), heading);
  });

  test(`[showMarkdown][activityLinks] are as pale as the site's icons and come with them in the ${theme} theme`, async ({
    open,
    ids,
  }) => {
    const settings = {activityTimeline: true};
    for (const [path, tag] of [
      [`/activity/${ids.activityText}`, 'am-show-markdown-button'],
      ['/home', 'am-activity-links-entry'],
    ] as const) {
      const page = await open(path, {...own, theme, settings});
      const time = page
        .locator('.activity-entry > .wrap > .time')
        .filter({has: page.locator(tag)})
        .first();
      const [ours, site] = [time.locator(tag), time.locator('.action').first()];
      const control = ours.locator('a, button');
      await expect(control).toBeVisible();
      await waitUntilQuiet(page);
      await page.mouse.move(0, 0);
      for (const each of [ours, site]) await expect(each).toHaveCSS('opacity', '0');
      await expect.poll(() => inkOf(control)).toBe(await inkOf(site));
      await time.hover({position: {x: 1, y: 1}});
      for (const each of [ours, site]) await expect(each).toHaveCSS('opacity', '1');
      await page.mouse.move(0, 0);
      await expect(ours).toHaveCSS('opacity', '0');
      await control.focus();
      await expect(ours).toHaveCSS('opacity', '1');
    }
  });
}
