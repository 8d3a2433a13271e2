import {changeSettings} from '../support/page';
import {expect, test} from '../support/test';

const user = '.nav .user .dropdown';

for (const theme of ['default', 'contrast'] as const)
  test(`[CSSdarkDropdown][CSSoldDarkTheme] leave the ${theme} theme alone, and change the dark one`, async ({open}) => {
    const settings = {CSSdarkDropdown: false, CSSoldDarkTheme: false};
    const page = await open('/reviews', {as: 'member', theme, settings});
    const look = () =>
      page.evaluate(menu => {
        const of = (node: Element | null) => node && getComputedStyle(node).backgroundColor;
        return [of(document.body), of(document.querySelector(menu))];
      }, user);
    await expect(page.locator(user)).toBeAttached();
    const before = await look();
    await changeSettings(page, {CSSdarkDropdown: true, CSSoldDarkTheme: true});
    await expect(page.locator('am-css-old-dark-theme')).toHaveCount(1);
    await expect.poll(() => look()).toEqual(before);
    await page.locator('.footer .theme-preview.dark').click();
    await expect.poll(look).toEqual(['rgb(39, 44, 56)', 'rgb(16, 20, 25)']);
  });
