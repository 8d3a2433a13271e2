import {mediaPage} from '#e2e/support/paths';
import {changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const selector = '.media > .header-wrap > .banner';

test('[altBanner] shows the whole banner over its blurred copy', {tag: '@core'}, async ({open, ids}) => {
  const page = await open(mediaPage(ids), {settings: {altBanner: true}, width: 2560});
  const banner = page.locator(selector);
  await expect(banner).toHaveCSS('background-image', /^url/);
  const picture = await banner.evaluate(node => getComputedStyle(node).backgroundImage);
  for (const pseudo of ['before', 'after'] as const)
    await expect(banner).toHaveCSS('background-image', picture, {pseudo});
  await expect(banner).toHaveCSS('filter', 'blur(20px)', {pseudo: 'before'});
  await expect(banner).toHaveCSS('background-size', 'cover', {pseudo: 'before'});
  await expect(banner).toHaveCSS('background-size', 'auto 100%', {pseudo: 'after'});
  await expect(banner).toHaveCSS('height', '400px', {pseudo: 'after'});
  await expect(banner).toHaveCSS('background-position', '50% 50%', {pseudo: 'after'});
  await changeSettings(page, {altBanner: false});
  for (const pseudo of ['before', 'after'] as const) await expect(banner).toHaveCSS('content', 'none', {pseudo});
});

test('[altBanner] changes nothing if there is no banner', async ({open, ids}) => {
  const page = await open(`/anime/${ids.animeNoBanner}`, {settings: {altBanner: true}});
  await expect(page.locator('am-alt-banner')).toBeAttached();
  await expect(page.locator('.media .header h1')).toBeVisible();
  await expect(page.locator(selector)).toHaveCount(0);
});
