import type {Page} from '@playwright/test';

import {queryApi} from '#e2e/support/api';
import {forceColors} from '#e2e/support/forcedColors';
import {largest, listedTexts} from '#e2e/support/listed';
import {choose, figure, ownStats, panel, run} from '#e2e/support/questions';
import {waitUntilQuiet} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const on = {as: 'member', token: true, settings: {moreStats: true}} as const;

interface Review {
  id: number;
  score: number;
  rating: number;
  ratingAmount: number;
  userId: number;
}

/** The newest reviews, this many pages of 50. */
async function newestReviews(standIn: Parameters<typeof queryApi>[0], pages: number): Promise<Review[]> {
  const found: Review[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const {Page} = await queryApi<{Page: {reviews: Review[]}}>(
      standIn,
      'query ($page: Int) { Page(page: $page, perPage: 50) { reviews(sort: [ID_DESC]) { id score rating ratingAmount userId } } }',
      {page},
    );
    found.push(...Page.reviews);
  }
  return found;
}

/** The lower bound of the Wilson interval, computed in another way than in the product. */
function lowerEnd(positive: number, votes: number) {
  if (!votes) return 0;
  const z = 1.959963984540054;
  const p = positive / votes;
  const root = Math.sqrt(p * (1 - p) * votes + (z * z) / 4);
  return (positive + (z * z) / 2 - z * root) / (votes + z * z);
}

/** Starts a question that takes many requests. */
async function start(page: Page, question: string) {
  await choose(page, question);
  await run(page);
  await panel(page).getByRole('button', {name: 'Start'}).click();
}
const stop = (page: Page) => panel(page).getByRole('button', {name: 'Stop'}).click();

test('[moreStats] Reviews ranks the best reviews by the lower bounds of their votes', async ({open, ids, standIn}) => {
  const page = await open(ownStats(ids), on);
  await start(page, 'Reviews');
  const rows = panel(page).getByRole('region', {name: 'Best reviews', exact: true}).locator('tbody tr');
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(50);
  await stop(page);
  await expect(panel(page)).toContainText('Stopped.');
  const cells = await listedTexts(rows.locator('td'), 300);
  const ranked = Array.from({length: cells.length / 6}, (_, row) => cells.slice(row * 6, row * 6 + 6));
  const bounds = ranked.map(([, , , positive, votes]) => lowerEnd(Number(positive), Number(votes)));
  expect(bounds).toEqual(bounds.toSorted((a, b) => b - a));
  expect(ranked.map(row => Number(row[5]))).toEqual(bounds.map(bound => Number((bound * 100).toFixed(1))));
  const newest = await newestReviews(standIn, 1);
  const shown = new Set(ranked.map(([address = '']) => Number(address.split('/').at(-1))));
  const best = largest(newest.map(({rating, ratingAmount}) => lowerEnd(rating, ratingAmount)));
  const first = newest.find(({rating, ratingAmount}) => lowerEnd(rating, ratingAmount) === best);
  expect(shown.has(Number(first?.id))).toBe(true);
});

test('[moreStats] Review statistics counts the loaded reviews, and ranks their authors', async ({
  open,
  ids,
  standIn,
}) => {
  const page = await open(ownStats(ids), on);
  await start(page, 'Review statistics');
  await expect(figure(page, 'Reviews')).toHaveText(/^\d{3}$/);
  await stop(page);
  await expect(panel(page)).toContainText('Stopped.');
  // The current page is still counted.
  await waitUntilQuiet(page);
  await expect(panel(page).locator('section + section').first()).toHaveCSS('margin-top', '12px');
  const label = panel(page).locator('.ui-chart text').first();
  await forceColors(page, true);
  await expect(label, 'the system decides its colors').toHaveCSS('fill', 'rgb(0, 0, 0)');
  await forceColors(page, false);
  const count = Number(await figure(page, 'Reviews').textContent());
  await standIn.control('rate?window=1000&limit=100000');
  const reviews = (await newestReviews(standIn, count / 50)).slice(0, count);
  const authors = new Map<number, number>();
  for (const {userId} of reviews) authors.set(userId, (authors.get(userId) ?? 0) + 1);
  const votes = reviews.reduce((sum, {ratingAmount}) => sum + ratingAmount, 0);
  const positive = reviews.reduce((sum, {rating}) => sum + rating, 0);
  await expect(figure(page, 'Reviewers')).toHaveText(String(authors.size));
  await expect(figure(page, 'Positive votes')).toHaveText(`${Number(((positive / votes) * 100).toFixed(1))}%`);
  const chart = panel(page).getByRole('region', {name: 'Reviews by score', exact: true});
  const given = new Map<number, number>();
  for (const {score} of reviews) given.set(score, (given.get(score) ?? 0) + 1);
  await expect(chart.locator('rect > title')).toHaveCount(101);
  const bars = await chart.locator('rect > title').evaluateAll(nodes => nodes.map(node => node.textContent));
  expect(bars).toEqual(bars.map((_, score) => `${score}: ${given.get(score) ?? 0}`));
  const busiest = panel(page).getByRole('region', {name: 'Most prolific reviewers', exact: true});
  const counts = await listedTexts(busiest.locator('tbody td:nth-of-type(2)'), Math.min(authors.size, 25));
  expect(counts.map(Number)).toEqual([...authors.values()].sort((a, b) => b - a).slice(0, 25));
});
