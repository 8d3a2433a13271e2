import {changeSettings} from '#e2e/support/page';
import {entriesOf, expectRows, hours, left, showStats, started, tableOf, total} from '#e2e/support/personal';
import {statsOf} from '#e2e/support/questions';
import {expect, test} from '#e2e/support/test';

const on = {as: 'member', token: true, settings: {moreStats: true}} as const;

test('[moreStats] adds the hours to complete to the tables', {tag: '@core'}, async ({open, ids, standIn}) => {
  const seen = started(await entriesOf(standIn, ids.other, 'ANIME'));
  const page = await open(statsOf(ids.other), {...on, settings: {moreStats: true, timeToCompleteColumn: true}});
  await showStats(page);
  await expectRows(
    page,
    'Anime Genres',
    name => seen.filter(({media}) => media.genres.includes(name)),
    entries => [...hours(entries), total(entries, entry => left(entry) * (entry.media.duration ?? 0)) / 60],
  );
  await changeSettings(page, {timeToCompleteColumn: false});
  await expect(tableOf(page, 'Anime Genres').getByRole('columnheader', {name: 'Hours to complete'})).toHaveCount(0);
});
