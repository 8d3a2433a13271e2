import {queryApi} from '#e2e/support/api';
import {apiCalls} from '#e2e/support/find';
import {navigate, waitUntilQuiet, bringIntoView} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';
import type {StandIn} from '#e2e/support/server';

const pages = [
  {
    where: 'the page of recent reviews',
    ours: 'am-review-confidence',
    path: '/reviews',
    cards: '.recent-reviews .review-card',
  },
  {
    where: 'the page of a media item',
    ours: 'am-media-review-confidence',
    path: '/anime/1/Cowboy-Bebop/reviews',
    cards: '.media-reviews .review-card',
  },
] as const;

interface Votes {
  rating: number;
  ratingAmount: number;
}

/** The votes of reviews, from the API, in the order of the links to them. */
async function votesOf(standIn: StandIn, hrefs: readonly (string | null)[]) {
  const one = (href: string | null, place: number) =>
    `r${place}: Review(id: ${Number(href?.split('/').at(-1))}) { rating ratingAmount }`;
  return Object.values(await queryApi<Record<string, Votes>>(standIn, `{ ${hrefs.map(one).join(' ')} }`));
}

/** The lower bound of the Wilson interval in percent, in its other common form. */
function lowerBound({rating, ratingAmount: n}: Votes) {
  if (n === 0) return 0;
  const z = 1.95996398454;
  const p = rating / n;
  return (100 * (p + (z * z) / (2 * n) - z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n)))) / (1 + (z * z) / n);
}

test(
  '[reviewApproval] shows the lower bound before the votes on the page of recent reviews and the page of a media item, and dims cards below 5 percent',
  {tag: '@core'},
  async ({open, standIn}) => {
    const page = await open(pages[0].path);
    for (const {where, ours, path, cards} of pages)
      await test.step(where, async () => {
        if (path !== pages[0].path) await navigate(page, path);
        await expect(page.locator(cards).first().locator(ours)).toContainText(/^~\d+/);
        await bringIntoView(page.locator(cards).last());
        await waitUntilQuiet(page);
        const shown = await page.locator(cards).evaluateAll((nodes, tag) => {
          const withOurs = nodes.filter(node => node.querySelector(tag)?.shadowRoot?.textContent);
          return withOurs.map(node => ({
            href: node.querySelector('a.content')?.getAttribute('href') ?? null,
            text: node.querySelector(tag)?.shadowRoot?.querySelector('[aria-hidden]')?.textContent,
            isLow: node.hasAttribute('data-am-low-rated'),
            isFirst: node.querySelector('.votes')?.firstElementChild?.localName === tag,
          }));
        }, ours);
        const bounds = (
          await votesOf(
            standIn,
            shown.map(({href}) => href),
          )
        ).map(lowerBound);
        expect(shown.map(({text}) => text)).toEqual(bounds.map(bound => `~${Math.round(bound)}`));
        // A card that is far from the viewport is not dimmed.
        expect(shown.filter(({isLow}, place) => isLow && (bounds[place] ?? 0) >= 5)).toEqual([]);
        expect(shown.filter(({isFirst}) => !isFirst)).toEqual([]);
        expect(bounds.some(bound => bound >= 5)).toBe(true);
        // Best rated reviews come first; `looks` has the dimmed ones, which come last.
        if (path !== '/reviews') return;
        expect(bounds.some(bound => bound < 5)).toBe(true);
        await expect(page.locator(`${cards}[data-am-low-rated]`).last()).toHaveCSS('opacity', '0.5');
      });
  },
);

for (const {where, ours, path, cards} of pages)
  test(`[reviewApproval] requests the votes of all cards on ${where} together, and of more cards when they are loaded`, async ({
    open,
    standIn,
  }) => {
    const page = await open(path);
    await expect(page.locator(cards).first().locator(ours)).toContainText('~');
    await waitUntilQuiet(page);
    const before = await apiCalls(standIn);
    expect(before).toHaveLength(1);
    const count = await page.locator(cards).count();
    await page.locator('.load-more').click();
    await expect.poll(() => page.locator(cards).count()).toBeGreaterThan(count);
    await bringIntoView(page.locator(cards).last());
    await expect(page.locator(cards).last().locator(ours)).toContainText('~');
    expect((await apiCalls(standIn)).length).toBeLessThanOrEqual(3);
  });
