import {queryApi} from '#e2e/support/api';
import {listedTexts} from '#e2e/support/listed';
import {changeSettings, waitUntilQuiet} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const own = {as: 'member'} as const;

test('[betterReviewRatings] shows the total number of ratings beside the positive ones, only while it is on', async ({
  open,
  standIn,
}) => {
  const page = await open('/home', own);
  const votes = page.locator('.recent-reviews .review-card').first().locator('.votes');
  const link = await page.locator('.recent-reviews .review-card > .content').first().getAttribute('href');
  const {Review} = await queryApi<{Review: {ratingAmount: number}}>(
    standIn,
    'query ($id: Int) { Review(id: $id) { ratingAmount } }',
    {id: Number(link?.split('/').at(-1))},
  );
  await expect(votes.locator('am-better-review-ratings')).toContainText(`/${Review.ratingAmount}`);
  await expect(page.locator('am-better-review-ratings')).toHaveCount(4);
  await changeSettings(page, {betterReviewRatings: false});
  await expect(page.locator('am-better-review-ratings')).toHaveCount(0);
});

test('[betterReviewRatings] shows nothing when the API fails', async ({open, standIn}) => {
  await standIn.control('faults?operation=Review&kind=500');
  const page = await open('/home', own);
  await expect(page.locator('am-better-review-ratings')).toHaveCount(4);
  await waitUntilQuiet(page);
  for (const text of await listedTexts(page.locator('am-better-review-ratings'))) expect(text).toBe('');
});

test('[betterReviewRatings] shows the total in a smaller font than the number beside it', async ({open}) => {
  const page = await open('/home', own);
  const total = page.locator('am-better-review-ratings').first();
  await expect(total).toContainText('/');
  const [size, beside] = await total.evaluate(node =>
    [node, node.parentElement ?? node].map(each => Number.parseFloat(getComputedStyle(each).fontSize)),
  );
  expect((size ?? 0) / (beside ?? 1)).toBeCloseTo(0.85);
});
