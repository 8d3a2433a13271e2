// Personal statistics of a list of 5,000 media; their time is measured in the bench.
import {answerBigList} from '#e2e/support/bigList';
import {listedElements} from '#e2e/support/listed';
import {changeSettings} from '#e2e/support/page';
import {line, showStats, tableOf} from '#e2e/support/personal';
import {personal, statsOf} from '#e2e/support/questions';
import {expect, test} from '#e2e/support/test';

const on = {as: 'member', token: true, settings: {moreStats: true}} as const;

test('[moreStats] counts 5,000 media and sorts 2,000 rows while keeping few rows in the page', async ({open, ids}) => {
  const page = await open(statsOf(ids.other), {...on, beforeLoad: answerBigList});
  await showStats(page);
  await expect(line(page, 'Episodes watched')).toHaveText('120,012');
  const custom = tableOf(page, 'Custom Anime Tags');
  await expect(custom.getByRole('status')).toHaveText('2,000 of 2,000');
  for (const table of await listedElements(personal(page).locator('tbody'), 5))
    await expect.poll(() => table.locator('tr').count()).toBeLessThanOrEqual(80);
  await changeSettings(page, {noRewatches: true});
  await expect(line(page, 'Episodes watched')).toHaveText('60,000');
  await custom.getByRole('button', {name: 'Mean score'}).click();
  await expect(custom.locator('th[aria-sort]')).toContainText('Mean score');
});
