import {mediaPage} from '#e2e/support/paths';
import {changeSettings, waitUntilQuiet} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

for (const width of [1600, 400])
  test(
    `[imageFreeEditor] shows the list editor without cover and banner, and its buttons (${width})`,
    {tag: width === 1600 ? '@core' : []},
    async ({open, ids}) => {
      const page = await open(mediaPage(ids), {as: 'member', settings: {imageFreeEditor: true}, width});
      await waitUntilQuiet(page);
      await page.locator('.media .actions .list .add').click();
      const editor = page.locator('.list-editor');
      await expect(editor.locator('.body')).toBeVisible();
      await expect(editor.locator('.cover')).toBeHidden();
      await expect(editor.locator('.header')).toHaveCSS('background-image', 'none');
      for (const part of ['.title', '.favourite', '.save-btn']) await expect(editor.locator(part)).toBeInViewport();
      const height = await editor.locator('.header').evaluate(node => node.clientHeight);
      expect(height).toBeLessThan(100);
      await changeSettings(page, {imageFreeEditor: false});
      await expect(editor.locator('.cover')).toBeVisible();
      await expect(editor.locator('.header')).toHaveCSS('background-image', /^url/);
      await expect.poll(() => editor.locator('.header').evaluate(node => node.clientHeight)).toBe(186);
    },
  );
