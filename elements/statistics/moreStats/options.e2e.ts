import {changeSettings} from '#e2e/support/page';
import {
  customEntries,
  entriesOf,
  expectRows,
  hours,
  left,
  line,
  showStats,
  started,
  tableOf,
  total,
  units,
} from '#e2e/support/personal';
import {statsOf} from '#e2e/support/questions';
import {expect, test} from '#e2e/support/test';

const custom = 'Custom Anime Tags';
const unlisted = 'Not on custom list';
const all = 'All titles';

test('[moreStats] follows its options at once', {tag: '@core'}, async ({open, ids, standIn}) => {
  const seen = started(await entriesOf(standIn, ids.other, 'ANIME'));
  const settings = {moreStats: true, hideCustomTags: true};
  const page = await open(statsOf(ids.other), {as: 'member', token: true, settings});
  await showStats(page);
  await test.step('collapses the table of custom tags and no other', async () => {
    await expect(tableOf(page, 'Anime Genres').locator('table')).toBeVisible();
    await expect(tableOf(page, custom).locator('table')).toHaveCount(0);
    await tableOf(page, custom)
      .getByRole('button', {name: `Show ${custom}`})
      .click();
    await expect(tableOf(page, custom).locator('table')).toBeVisible();
    await changeSettings(page, {hideCustomTags: false});
    await expect(tableOf(page, custom).locator('table')).toBeVisible();
  });
  await test.step('adds rows for titles on no custom list and for all titles', async () => {
    const row = (name: string) => tableOf(page, custom).getByRole('cell', {name, exact: true});
    await expect(row(unlisted).or(row(all))).toHaveCount(0);
    await changeSettings(page, {negativeCustomList: true});
    await expect(row(unlisted)).toHaveCount(1);
    await expect(row(all)).toHaveCount(0);
    await changeSettings(page, {globalCustomList: true});
    await expect(row(all)).toHaveCount(1);
    await expectRows(page, custom, customEntries(seen), hours);
    await changeSettings(page, {negativeCustomList: false});
    await expect(row(unlisted)).toHaveCount(0);
    await expect(row(all)).toHaveCount(1);
  });
  await test.step('counts companies that are not animation studios', async () => {
    const companies = seen.flatMap(({media}) => media.studios.nodes);
    const [other] = companies.filter(({isAnimationStudio}) => !isAnimationStudio);
    const link = tableOf(page, 'Studios').locator(`a[href="/studio/${other?.id}"]`);
    await expect(tableOf(page, 'Studios').locator('table')).toBeVisible();
    await expect(link).toHaveCount(0);
    await changeSettings(page, {allStudios: true});
    await tableOf(page, 'Studios').getByRole('searchbox').fill(String(other?.name));
    await expect(link).toHaveText(String(other?.name));
  });
  await test.step('adds the hours to complete to the tables', async () => {
    const heading = tableOf(page, 'Anime Genres').getByRole('columnheader', {name: 'Hours to complete'});
    await expect(heading).toHaveCount(0);
    await changeSettings(page, {timeToCompleteColumn: true});
    await expect(heading).toBeVisible();
    await expectRows(
      page,
      'Anime Genres',
      name => seen.filter(({media}) => media.genres.includes(name)),
      entries => [...hours(entries), total(entries, entry => left(entry) * (entry.media.duration ?? 0)) / 60],
    );
  });
  await test.step('excludes repeats', async () => {
    const once = total(
      seen.map(entry => ({...entry, repeat: 0, status: entry.status === 'REPEATING' ? 'COMPLETED' : entry.status})),
      units,
    );
    expect(once).toBeLessThan(total(seen, units));
    await expect(line(page, 'Episodes watched')).toHaveText(total(seen, units).toLocaleString('en'));
    await changeSettings(page, {noRewatches: true});
    await expect(line(page, 'Episodes watched')).toHaveText(once.toLocaleString('en'));
  });
});
