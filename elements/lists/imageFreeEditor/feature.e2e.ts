import {mediaPage} from '#e2e/support/paths';
import {waitUntilQuiet} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

test('[imageFreeEditor] keeps the title and the buttons of the list editor in sight, 400 px wide', async ({
  open,
  ids,
}) => {
  const page = await open(mediaPage(ids), {as: 'member', settings: {imageFreeEditor: true}, width: 400});
  await waitUntilQuiet(page);
  await page.locator('.media .actions .list .add').click();
  const editor = page.locator('.list-editor');
  await expect(editor.locator('.body')).toBeVisible();
  for (const part of ['.title', '.favourite', '.save-btn']) await expect(editor.locator(part)).toBeInViewport();
  const height = await editor.locator('.header').evaluate(node => node.clientHeight);
  expect(height).toBeLessThan(100);
});
