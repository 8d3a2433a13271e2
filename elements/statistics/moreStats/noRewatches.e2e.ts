import {changeSettings} from '#e2e/support/page';
import {entriesOf, line, showStats, started, total, units} from '#e2e/support/personal';
import {statsOf} from '#e2e/support/questions';
import {expect, test} from '#e2e/support/test';

const on = {as: 'member', token: true, settings: {moreStats: true}} as const;

test('[moreStats] excludes repeats from the statistics at once', {tag: '@core'}, async ({open, ids, standIn}) => {
  const seen = started(await entriesOf(standIn, ids.other, 'ANIME'));
  const once = total(
    seen.map(entry => ({...entry, repeat: 0, status: entry.status === 'REPEATING' ? 'COMPLETED' : entry.status})),
    units,
  );
  expect(once).toBeLessThan(total(seen, units));
  const page = await open(statsOf(ids.other), on);
  await showStats(page);
  await expect(line(page, 'Episodes watched')).toHaveText(total(seen, units).toLocaleString('en'));
  await changeSettings(page, {noRewatches: true});
  await expect(line(page, 'Episodes watched')).toHaveText(once.toLocaleString('en'));
});
