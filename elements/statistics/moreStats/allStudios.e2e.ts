import {changeSettings} from '#e2e/support/page';
import {entriesOf, showStats, started, tableOf} from '#e2e/support/personal';
import {statsOf} from '#e2e/support/questions';
import {expect, test} from '#e2e/support/test';

const on = {as: 'member', token: true, settings: {moreStats: true}} as const;

test('[moreStats] counts companies that are not animation studios', {tag: '@core'}, async ({open, ids, standIn}) => {
  const seen = started(await entriesOf(standIn, ids.other, 'ANIME'));
  const companies = seen.flatMap(({media}) => media.studios.nodes);
  const [other] = companies.filter(({isAnimationStudio}) => !isAnimationStudio);
  const page = await open(statsOf(ids.other), on);
  await showStats(page);
  const link = tableOf(page, 'Studios').locator(`a[href="/studio/${other?.id}"]`);
  await expect(tableOf(page, 'Studios').locator('table')).toBeVisible();
  await expect(link).toHaveCount(0);
  await changeSettings(page, {allStudios: true});
  await tableOf(page, 'Studios').getByRole('searchbox').fill(String(other?.name));
  await expect(link).toHaveText(String(other?.name));
});
