import {apiCalls} from '../support/find';
import {choose, ownStats, panel, run} from '../support/questions';
import {expect, test} from '../support/test';

const on = {as: 'member', token: true, settings: {moreStats: true}} as const;

test('[moreStats] Database linter asks first, lists flagged media page by page, stops, and goes on', async ({
  open,
  ids,
  standIn,
}) => {
  await standIn.control('rate?window=1000&limit=100000');
  const page = await open(ownStats(ids), on);
  await choose(page, 'Database linter');
  for (const tick of ['Finished without a number of episodes or chapters', 'No native title', 'Unusual length'])
    await panel(page).getByRole('checkbox', {name: tick}).uncheck();
  await panel(page).getByRole('checkbox', {name: 'Has a hashtag'}).check();
  await run(page);
  const asked = async () => (await apiCalls(standIn)).filter(({operation}) => operation?.startsWith('Lint'));
  await expect(panel(page).getByRole('button', {name: 'Start'})).toBeVisible();
  await expect.poll(() => asked()).toEqual([]);
  await panel(page).getByRole('button', {name: 'Start'}).click();
  await expect(panel(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
  await panel(page).getByRole('button', {name: 'Stop'}).click();
  await expect(panel(page)).toContainText('Stopped. What is shown covers only what was read until then.');
  const checked = async () =>
    Number(
      /Checked: ([\d,]+)/
        .exec(
          await panel(page)
            .getByText(/^Checked/)
            .innerText(),
        )?.[1]
        ?.replace(',', ''),
    );
  const first = await checked();
  expect(first).toBeGreaterThanOrEqual(50);
  await panel(page).getByRole('button', {name: 'Go on'}).click();
  await expect.poll(checked).toBeGreaterThan(first);
  await expect(panel(page).locator('tbody a').first()).toHaveAttribute('href', /^\/anime\/\d+\//);
});
