import {changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

test(
  '[limitProgress] shows the first 8 or 10 entries of a list, 8 if both are on, and all of them in the expanded view',
  {tag: '@core'},
  async ({open}) => {
    const page = await open('/home', {as: 'member'});
    const card = (place: number) => page.locator(`.home .list-preview > .media-preview-card:nth-child(${place})`);
    for (const [settings, last] of [
      [{limitProgress8: true}, 8],
      [{limitProgress8: false, limitProgress10: true}, 10],
      [{limitProgress8: true, limitProgress10: true}, 8],
    ] as const) {
      await changeSettings(page, settings);
      await expect(card(last).first()).toBeVisible();
      await expect(card(last + 1).first()).toBeHidden();
    }
    await page.locator('.list-preview-wrap .size-toggle').click({force: true});
    await expect(page.locator('.home.full-width .media-preview-card:nth-child(9)').first()).toBeVisible();
  },
);
