import {expect, test} from '#e2e/support/test';

const menu = '.home .feed-select .el-dropdown-menu';

test('[CSSexpandFeedFilters] selects a type with one click, and by keyboard', {tag: '@core'}, async ({open}) => {
  const page = await open('/home', {as: 'member'});
  const types = page.locator(`${menu} .el-dropdown-menu__item`);
  await expect(types).toHaveText(['All', 'Text Status', 'List Progress']);
  const [chosen, ground, other] = ['rgb(61, 180, 242)', 'rgba(61, 180, 242, 0.15)', 'rgb(146, 153, 161)'];
  await expect(types.first()).toHaveCSS('color', chosen);
  await types.nth(1).click();
  await expect(types.nth(1)).toHaveClass(/active/);
  await page.mouse.move(0, 0);
  await expect(types.nth(1)).toHaveCSS('color', chosen);
  await expect(types.nth(1)).toHaveCSS('background-color', ground);
  for (const place of [0, 2]) {
    await expect(types.nth(place)).toHaveCSS('color', other);
    await expect(types.nth(place)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
  await expect(page.locator('.home .activity-anime_list')).toHaveCount(0);
  await page.locator('.home .feed-filter').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(types.first()).toHaveClass(/active/);
  await expect(types.first()).toBeVisible();
});
