import {queryApi} from '../support/find';
import {choose, figure, ownStats, panel, run} from '../support/questions';
import {listedTexts} from '../support/listed';
import {expect, test} from '../support/test';

const on = {as: 'member', token: true, settings: {moreStats: true}} as const;

interface Review {
  id: number;
  score: number;
  rating: number;
  ratingAmount: number;
  userId: number;
}

async function allReviews(standIn: Parameters<typeof queryApi>[0]): Promise<Review[]> {
  const found: Review[] = [];
  for (let page = 1; ; page += 1) {
    const {Page} = await queryApi<{Page: {pageInfo: {hasNextPage: boolean}; reviews: Review[]}}>(
      standIn,
      'query ($page: Int) { Page(page: $page, perPage: 50) { pageInfo { hasNextPage } reviews(sort: [ID]) { id score rating ratingAmount userId } } }',
      {page},
    );
    found.push(...Page.reviews);
    if (!Page.pageInfo.hasNextPage) return found;
  }
}

/** The lower end of the Wilson interval, written in another way than in the product. */
function lowerEnd(positive: number, votes: number) {
  if (!votes) return 0;
  const z = 1.959963984540054;
  const p = positive / votes;
  const root = Math.sqrt(p * (1 - p) * votes + (z * z) / 4);
  return (positive + (z * z) / 2 - z * root) / (votes + z * z);
}

test('[moreStats] Reviews lists the best reviews by the lower bounds of their votes', async ({open, ids, standIn}) => {
  const best = (await allReviews(standIn))
    .map(({rating, ratingAmount}) => lowerEnd(rating, ratingAmount))
    .sort((a, b) => b - a)
    .slice(0, 100);
  const page = await open(ownStats(ids), on);
  await choose(page, 'Reviews');
  await run(page);
  await panel(page).getByRole('button', {name: 'Start'}).click();
  const table = panel(page).getByRole('region', {name: 'Best reviews', exact: true});
  const bounds = await listedTexts(table.locator('tbody td:last-child'), Math.min(best.length, 100));
  expect(bounds.map(Number)).toEqual(best.map(bound => Number((bound * 100).toFixed(1))));
});

test('[moreStats] Review statistics counts all reviews and ranks their authors', async ({open, ids, standIn}) => {
  const reviews = await allReviews(standIn);
  const authors = new Map<number, number>();
  for (const {userId} of reviews) authors.set(userId, (authors.get(userId) ?? 0) + 1);
  const votes = reviews.reduce((sum, {ratingAmount}) => sum + ratingAmount, 0);
  const positive = reviews.reduce((sum, {rating}) => sum + rating, 0);
  const page = await open(ownStats(ids), on);
  await choose(page, 'Review statistics');
  await run(page);
  await panel(page).getByRole('button', {name: 'Start'}).click();
  await expect(figure(page, 'Reviews')).toHaveText(reviews.length.toLocaleString('en'));
  await expect(figure(page, 'Reviewers')).toHaveText(authors.size.toLocaleString('en'));
  await expect(figure(page, 'Positive votes')).toHaveText(`${Number(((positive / votes) * 100).toFixed(1))} %`);
  const busiest = panel(page).getByRole('region', {name: 'Most prolific reviewers', exact: true});
  const counts = await listedTexts(busiest.locator('tbody td:nth-of-type(2)'), Math.min(authors.size, 25));
  expect(counts.map(Number)).toEqual([...authors.values()].sort((a, b) => b - a).slice(0, 25));
});
