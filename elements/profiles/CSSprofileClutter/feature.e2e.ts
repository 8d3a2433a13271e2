import {restyles} from '#e2e/support/restyles';
import {expect, test, type Ids} from '#e2e/support/test';

const profile = ({other}: Ids) => `/user/${other}/`;
const wrap = '.user .overview .favourites > .favourites-wrap';

restyles([
  ...['.activity-history', '.genre-overview', '.milestones'].map(selector => ({
    id: 'CSSprofileClutter',
    path: profile,
    selector: selector === '.milestones' ? selector : `.user .overview .desktop:not(.favourites):has(${selector})`,
    property: 'display',
    off: selector === '.milestones' ? 'grid' : 'block',
    on: 'none',
  })),
]);

test('[CSSprofileClutter] keeps the favourites and the statistics', {tag: '@core'}, async ({open, ids}) => {
  const page = await open(profile(ids), {settings: {CSSprofileClutter: true}});
  await expect(page.locator(`${wrap}.anime`)).toBeVisible();
  await expect(page.locator('.user .stats-wrap .stat').first()).toBeVisible();
  await expect(page.locator('.user .activity-history')).toBeHidden();
});
