import {expect, test} from '../support/test';
import {tourRoutes} from '../support/tour';

/** Each theme and each width once; the long tests walk all pairs. */
const pairs = [
  ['default', 1600],
  ['dark', 1000],
  ['contrast', 700],
  ['default', 400],
] as const;

for (const [theme, width] of pairs)
  test(`every route at ${String(width)} px in the ${theme} theme`, async ({open, ids}) => {
    test.setTimeout(180_000);
    await tourRoutes(await open('/terms?delay=0', {bare: true, as: 'member', width, theme}), ids);
  });

for (const width of [1600, 400])
  test(`what can be pressed on the home page at ${String(width)} px`, async ({open}) => {
    const page = await open('/home?delay=0&live=off', {bare: true, as: 'member', width});
    const entries = page.locator('.activity-feed > .activity-entry');
    const before = await entries.count();
    await page.locator('.home .load-more').click();
    await expect.poll(() => entries.count()).toBeGreaterThan(before);
    const text = entries.filter({has: page.locator('.text')}).first();
    await text.locator('.action.replies').click();
    await expect(text.locator('.activity-replies')).toBeVisible();
    const list = page.locator('.activity-anime_list').first();
    const button = list.locator('.wrap > .actions .like-wrap .button');
    const liked = await button.evaluate(one => one.classList.contains('liked'));
    await button.click();
    await expect(button).toHaveClass(liked ? /^button$/ : /liked/);
    await list.hover();
    await list.locator('.entry-dropdown .el-dropdown-link').click();
    await page.locator('ul.el-dropdown-menu[x-placement] .el-dropdown-menu__item--divided').click();
    await page.locator('.list-editor .form.progress .el-input-number__increase').click();
    await page.locator('.list-editor .form.status input').click();
    await page.locator('.el-select-dropdown__item', {hasText: 'Paused'}).click();
    await page.locator('.list-editor .save-btn').click();
    await expect(page.locator('.list-editor-wrap')).toHaveCount(0);
    await page.locator('.activity-edit textarea').first().fill('A word from the tour');
    await page.locator('.activity-edit .button.save').click();
    await expect(entries.first()).toContainText('A word from the tour');
    for (const theme of ['dark', 'contrast', 'system', 'default'])
      await page.locator(`.theme-preview.${theme}`).click();
    await expect(page.locator('body')).not.toHaveClass(/site-theme/);
  });

test('posts that arrive while one looks', async ({open, standIn}) => {
  const page = await open('/home?delay=0&live=200', {bare: true, as: 'member'});
  const first = page.locator('.activity-feed > .activity-entry').first();
  await page.evaluate(() => document.querySelector('.feed-type-toggle')?.append(document.createElement('am-tab')));
  await standIn.control('post?text=Fresh%20from%20the%20press&as=Tobias');
  await expect(first).toContainText('Fresh from the press');
  // As on the real site, the head of the feed is made anew then.
  await expect(page.locator('am-tab')).toHaveCount(0);
});
