import {queryApi} from '#e2e/support/api';
import {expect, test} from '#e2e/support/test';

const own = {as: 'member'} as const;

test('[betterReviewRatings] shows the total number of ratings beside the positive ones', async ({open, standIn}) => {
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
});
