import {listedElements} from '#e2e/support/listed';
import {post} from '#e2e/support/posting';
import {entries, withFeed} from '#e2e/support/terms';
import {expect, test} from '#e2e/support/test';

test('[termsFeed] keeps a spoiler closed whatever it crosses, and centers short lines', async ({open, standIn}) => {
  await post(standIn, '~~~Hi~~~\n\nthen ~!secret\n\n- secret\n- secret!~\n\nthere');
  const page = await open('/terms', withFeed);
  const first = entries(page).first();
  await expect(first).toContainText('there');
  const spoiler = first.locator('details');
  await expect(spoiler).toHaveCount(1);
  for (const secret of await listedElements(first.getByText('secret'))) await expect(secret).toBeHidden();
  await spoiler.locator('summary').press('Enter');
  await expect(first.getByText('secret').last()).toBeVisible();
  const centers = await first.evaluate(entry => {
    const range = document.createRange();
    const line = entry.querySelector('center');
    if (line) range.selectNodeContents(line);
    return [range, entry].map(each => each.getBoundingClientRect()).map(({left, width}) => left + width / 2);
  });
  expect(Math.abs((centers[0] ?? 0) - (centers[1] ?? 1000))).toBeLessThan(2);
});
