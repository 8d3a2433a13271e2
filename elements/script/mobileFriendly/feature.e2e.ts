import {allSwitches, features} from '#e2e/support/features';
import {changeSettings, scrollToFooter} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const text = "On mobile? The 'mobile friendly' setting will probably make the script a lot less broken";
const hint = 'am-settings-page-mobile-hint';

test('[mobileFriendly] is suggested once on a narrow screen', async ({open}) => {
  const page = await open('/reviews', {width: 759});
  await expect(page.locator(hint)).toContainText(text);
  await page.reload();
  await expect(page.locator(hint)).toHaveCount(1);
  await expect(page.locator('.review-card').first()).toBeVisible();
  await expect(page.locator(hint)).toBeEmpty();
  await expect(page.getByText(text)).toHaveCount(0);
});

test(
  '[mobileFriendly] is switched on when the suggestion is accepted, which then disappears',
  {tag: '@core'},
  async ({open}) => {
    const page = await open('/reviews', {width: 400});
    await page.getByRole('button', {name: 'Turn on'}).click();
    await expect(page.getByText(text)).toHaveCount(0);
    await expect(page.locator('am-mobile-friendly')).toHaveCount(1);
    await expect(page.locator('.load-more')).toHaveCSS('min-height', '44px');
  },
);

test('[mobileFriendly] stays off when the suggestion is declined', async ({open}) => {
  const page = await open('/reviews', {width: 400});
  await page.getByRole('button', {name: 'No, thanks'}).click();
  await expect(page.getByText(text)).toHaveCount(0);
  await expect(page.locator('am-mobile-friendly')).toHaveCount(0);
});

test('[mobileFriendly] is not suggested on a wide screen, or when it is already on', async ({open}) => {
  const wide = await open('/reviews', {width: 760});
  await expect(wide.locator('.review-card').first()).toBeVisible();
  await expect(wide.locator(hint)).toHaveCount(0);
  const on = await open('/reviews', {width: 400, settings: {mobileFriendly: true}});
  await expect(on.locator('am-mobile-friendly')).toHaveCount(1);
  await expect(on.locator('.review-card').first()).toBeVisible();
  await expect(on.getByText(text)).toHaveCount(0);
});

test('[mobileFriendly] switches off every feature that needs a desktop', {tag: '@core'}, async ({open}) => {
  const rows = features().filter(({needs}) => needs.includes('desktop'));
  expect(rows.map(({id}) => id)).toEqual(
    expect.arrayContaining(['CSSexpandFeedFilters', 'CSSverticalNav', 'userSubmenu']),
  );
  const page = await open('/home', {
    as: 'member',
    token: true,
    settings: {...allSwitches(true), mobileFriendly: false},
  });
  await expect(page.locator('am-css-vertical-nav')).toHaveCount(1);
  const tags = rows.flatMap(({parts}) => parts.map(({tag}) => tag));
  // The features of the home page must have appeared before they can disappear.
  const here = ['am-css-vertical-nav', 'am-css-expand-feed-filters', 'am-user-submenu', 'am-colour-picker-panel'];
  await scrollToFooter(page, page.locator('am-colour-picker-panel'));
  for (const tag of here) await expect(page.locator(tag).first(), tag).toBeAttached();
  expect(tags).toEqual(expect.arrayContaining(here));
  await changeSettings(page, {mobileFriendly: true});
  for (const tag of tags) await expect(page.locator(tag), tag).toHaveCount(0);
});

test('[mobileFriendly] makes our buttons large enough for a finger', {tag: '@text'}, async ({open, ids}) => {
  const page = await open(`/anime/${ids.anime}/${ids.slug}/`, {
    as: 'member',
    token: true,
    width: 400,
    settings: {mobileFriendly: true},
  });
  const button = page.locator('am-entry-score').getByRole('button').first();
  await expect(button).toBeVisible();
  const box = await button.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
});

test('[mobileFriendly] shows the replies and likes of an entry on one line', {tag: '@text'}, async ({open}) => {
  const page = await open('/home?live=off', {as: 'member', width: 400, settings: {mobileFriendly: true}});
  const entry = page.locator('.activity-feed > .activity-entry').first();
  await expect(entry.locator('.action.likes .like-wrap > .button')).toHaveCSS('min-height', '44px');
  const middles = await entry
    .locator('> .wrap > .actions svg')
    .evaluateAll(icons => icons.map(icon => icon.getBoundingClientRect()).map(({y, height}) => y + height / 2));
  expect(middles).toHaveLength(2);
  expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0))).toBeLessThan(3);
});
