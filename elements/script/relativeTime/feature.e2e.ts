import {findWatched} from '#e2e/support/find';
import {navigate, changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

test(
  '[relativeTime] updates the relative times of the script every minute, only while it is on',
  {tag: ['@dates', '@core']},
  async ({open, ids, standIn}) => {
    const {mediaId} = await findWatched(standIn, ids.user);
    const page = await open(`/anime/${mediaId}/`, {as: 'member', token: true, settings: {relativeTime: false}});
    await expect
      .poll(() => page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone))
      .toBe('Pacific/Auckland');
    await page.locator('am-entry-score').getByRole('button', {name: 'Raise score'}).click();
    const time = page.locator('am-settings-page .writes time').first();
    await navigate(page, '/settings/apps#aniscripts-journal');
    await expect(time).toBeVisible();
    await navigate(page, '/terms');
    // While it is being installed a clock shows 1970, so nothing may be saved then.
    await page.clock.install();
    await navigate(page, '/settings/apps#aniscripts-journal');
    await expect(time).toHaveText(/Just now|seconds? ago/);
    const early = await time.innerText();
    await page.clock.runFor(130_000);
    await expect(time).toHaveText(early);
    await changeSettings(page, {relativeTime: true});
    await expect(time).toHaveText('2 minutes ago');
    await page.clock.runFor(61_000);
    await expect(time).toHaveText('3 minutes ago');
  },
);
