import {changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

test(
  '[hideGlobalFeed] switches to the Following feed where the global feed was selected',
  {tag: '@core'},
  async ({open}) => {
    const page = await open('/home', {as: 'member'});
    const [following, global] = [1, 2].map(place => page.locator(`.feed-type-toggle > div:nth-child(${place})`));
    await global?.click();
    await expect(global ?? page.locator('body')).toHaveClass(/active/);
    await changeSettings(page, {hideGlobalFeed: true});
    await expect(following ?? page.locator('body')).toHaveClass(/active/);
  },
);
