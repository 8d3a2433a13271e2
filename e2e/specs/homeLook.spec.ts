import {navigate, waitUntilQuiet, changeSettings} from '../support/page';
import {restyles} from '../support/restyles';
import {expect, test} from '../support/test';

const menu = '.home .feed-select .el-dropdown-menu';
const card = (place: number) => `.home .list-preview > .media-preview-card:nth-child(${place})`;

restyles([
  {id: 'CSSexpandFeedFilters', path: '/home', selector: menu, property: 'display', off: 'none', on: 'flex'},
  {id: 'CSSexpandFeedFilters', path: '/home', selector: menu, property: 'position', off: 'absolute', on: 'static'},
  {id: 'limitProgress8', path: '/home', selector: card(9), property: 'display', off: 'block', on: 'none'},
  {id: 'limitProgress10', path: '/home', selector: card(11), property: 'display', off: 'block', on: 'none'},
  {id: 'hideGlobalFeed', path: '/home', selector: '.feed-type-toggle', property: 'display', off: 'flex', on: 'none'},
]);

for (const [id, last, title] of [
  ['limitProgress8', 8, '[limitProgress8] shows the first 8 entries of a list, and all of them in the expanded view'],
  [
    'limitProgress10',
    10,
    '[limitProgress10] shows the first 10 entries of a list, and all of them in the expanded view',
  ],
] as const)
  test(title, {tag: '@core'}, async ({open}) => {
    const page = await open('/home', {as: 'member', settings: {[id]: true}});
    await expect(page.locator(card(last)).first()).toBeVisible();
    await expect(page.locator(card(last + 1)).first()).toBeHidden();
    await page.locator('.list-preview-wrap .size-toggle').click({force: true});
    await expect(
      page
        .locator('.home.full-width')
        .locator(`.media-preview-card:nth-child(${last + 1})`)
        .first(),
    ).toBeVisible();
  });

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

test('[CSSexpandFeedFilters] is off in mobile mode', async ({open}) => {
  const page = await open('/home', {as: 'member', settings: {mobileFriendly: true}});
  await expect(page.locator('.home .feed-filter')).toBeAttached();
  await waitUntilQuiet(page);
  await expect(page.locator('am-css-expand-feed-filters')).toHaveCount(0);
  await changeSettings(page, {mobileFriendly: false});
  await expect(page.locator('am-css-expand-feed-filters')).toHaveCount(1);
});

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
