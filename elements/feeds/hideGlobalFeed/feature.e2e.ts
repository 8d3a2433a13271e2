import {navigate, changeSettings} from '#e2e/support/page';
import {restyles} from '#e2e/support/restyles';
import {expect, test} from '#e2e/support/test';

restyles([
  {id: 'hideGlobalFeed', path: '/home', selector: '.feed-type-toggle', property: 'display', off: 'flex', on: 'none'},
]);

test(
  '[hideGlobalFeed] switches to the Following feed where the global feed was selected',
  {tag: '@core'},
  async ({open}) => {
    const page = await open('/home', {as: 'member'});
    const [following, global] = [1, 2].map(place => page.locator(`.feed-type-toggle > div:nth-child(${place})`));
    await global?.click();
    await expect(global ?? page.locator('body')).toHaveClass(/active/);
    const toggle = page.locator('.home .feed-type-toggle');
    await expect(toggle).toHaveCSS('display', 'flex');
    await changeSettings(page, {hideGlobalFeed: true});
    await expect(following ?? page.locator('body')).toHaveClass(/active/);
    await expect(toggle).toHaveCSS('display', 'none');
    await navigate(page, '/reviews');
    await expect(page.locator('am-hide-global-feed-following')).toHaveCount(0);
  },
);
