import {tokenOf} from '#e2e/support/api';
import {cards, list, openForYou, own, rating, thumb} from '#e2e/support/forYou';
import {navigate, waitUntilQuiet} from '#e2e/support/page';
import {siteUrl, type StandIn} from '#e2e/support/server';
import {expect, test} from '#e2e/support/test';
import {writeVault} from '#e2e/support/vault';

interface Saved {
  mutation: string;
  user: string;
  variables: {rating: string};
}

const sentVotes = async (standIn: StandIn) =>
  (await standIn.control<Saved[]>('ledger'))
    .filter(({mutation}) => mutation === 'SaveRecommendation')
    .map(({variables}) => variables.rating);

test('[interestingRecs] makes all six changes of a vote, and shows each only once AniList has answered', async ({
  open,
  standIn,
}) => {
  const page = await open('/recommendations', own);
  await openForYou(page);
  const card = cards(page).first();
  const start = await rating(card);
  const other = thumb(cards(page).nth(1), 'for');
  const otherVote = await other.getAttribute('aria-pressed');
  await standIn.control('faults?operation=RateRecommendation&kind=latency&ms=400');
  const steps = [
    ['for', 1, 'RATE_UP'],
    ['against', -1, 'RATE_DOWN'],
    ['against', 0, 'NO_RATING'],
    ['against', -1, 'RATE_DOWN'],
    ['for', 1, 'RATE_UP'],
    ['for', 0, 'NO_RATING'],
  ] as const;
  let before = start;
  for (const [which, change, sent] of steps) {
    await thumb(card, which).click();
    await expect(thumb(card, which)).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => rating(card)).toBe(before);
    await expect(card.locator('.rating')).toHaveText(new RegExp(`^\\+?${start + change}$`));
    await expect(thumb(card, 'for')).toHaveAttribute('aria-pressed', String(sent === 'RATE_UP'));
    await expect(thumb(card, 'against')).toHaveAttribute('aria-pressed', String(sent === 'RATE_DOWN'));
    expect(await other.getAttribute('aria-pressed')).toBe(otherVote);
    before = start + change;
  }
  await expect.poll(() => sentVotes(standIn)).toEqual(steps.map(([, , sent]) => sent));
});

test(
  '[interestingRecs] changes nothing where AniList refuses a vote, and keeps a confirmed one when the page is left',
  {tag: '@core'},
  async ({open, standIn}) => {
    const page = await open('/recommendations', own);
    await openForYou(page);
    const card = cards(page).nth(1);
    const start = await rating(card);
    await standIn.control('faults?operation=RateRecommendation&kind=null-data');
    await thumb(card, 'for').click();
    await expect(card.getByRole('alert')).toContainText("Your vote wasn't saved.");
    await expect.poll(() => rating(card)).toBe(start);
    await standIn.control('faults?clear');
    await thumb(card, 'for').click();
    await expect(card.locator('.rating')).toHaveText(`+${start + 1}`);
    await navigate(page, '/reviews');
    await expect(list(page)).toHaveCount(0);
    await navigate(page, '/recommendations');
    await openForYou(page);
    await expect(card.locator('.rating')).toHaveText(`+${start + 1}`);
    await expect(thumb(card, 'for')).toHaveAttribute('aria-pressed', 'true');
    await test.step('also one that is confirmed after the page was left', async () => {
      await standIn.control('faults?operation=RateRecommendation&kind=latency&ms=1000');
      await thumb(card, 'for').click();
      await navigate(page, '/reviews');
      await expect(list(page)).toHaveCount(0);
      await expect.poll(() => sentVotes(standIn)).toEqual(['RATE_UP', 'NO_RATING']);
      await waitUntilQuiet(page);
      await navigate(page, '/recommendations');
      await openForYou(page);
      await expect(thumb(card, 'for')).toHaveAttribute('aria-pressed', 'false');
      await expect(card.locator('.rating')).toHaveText(new RegExp(`^\\+?${start}$`));
    });
  },
);

test('[interestingRecs] sends no vote while the site is signed in as another user', async ({open, ids, standIn}) => {
  const page = await open('/recommendations', own);
  const token = await tokenOf(standIn, ids.other);
  await writeVault(page, token);
  await page.goto(`${siteUrl}/recommendations`);
  await openForYou(page);
  const card = cards(page).first();
  const start = await rating(card);
  await thumb(card, 'for').click();
  await expect(card.getByRole('alert')).toContainText(/different accounts/);
  await expect.poll(() => rating(card)).toBe(start);
  await expect.poll(() => sentVotes(standIn)).toEqual([]);
});
