import {mediaPage} from '#e2e/support/paths';
import {expect, test} from '#e2e/support/test';

test(
  '[expandDescriptions] clicks the site’s toggle if the text is clipped by other means',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open(mediaPage(ids), {settings: {expandDescriptions: false}});
    await expect(page.locator('.description-length-toggle')).toBeVisible();
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.description.clipped { height: 50px !important; overflow: hidden !important; }');
      document.adoptedStyleSheets.push(sheet);
      localStorage.setItem('hohSettings', '{}');
      dispatchEvent(new StorageEvent('storage', {key: 'hohSettings'}));
    });
    await expect(page.locator('.description-length-toggle')).toHaveCount(0);
    await expect(page.locator('.media .header .description')).not.toHaveClass(/clipped/);
  },
);
