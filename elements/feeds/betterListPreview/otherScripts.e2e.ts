import {waitUntilQuiet} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const own = {as: 'member', token: true} as const;
const theirHomeLists = '#void-quick-access';

test('[betterListPreview] stays beside a quick access from VoidVerified that shows only users', async ({open}) => {
  const page = await open('/home?foreign=voidUsers', {...own, settings: {betterListPreview: true}});
  await expect(page.locator(theirHomeLists)).toBeVisible();
  await expect(page.locator('am-better-list-preview section').first()).toBeVisible();
  await waitUntilQuiet(page);
  await expect(page.locator('am-better-list-preview-note')).toHaveCount(0);
});
