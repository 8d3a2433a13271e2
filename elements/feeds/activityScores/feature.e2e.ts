import type {Page} from '@playwright/test';
import {expect, test} from '#e2e/support/test';
import {apiCalls, findCompleted, findProgressActivity} from '#e2e/support/find';
import {userId} from '#e2e/support/friends';
import {waitUntilQuiet, changeSettings, bringIntoView, navigate} from '#e2e/support/page';

const lines = '.activity-entry .list > .details > .status';
const ours = 'am-completed-score-feed';
const ofDropped = 'am-dropped-score-feed';
const onPage = 'am-completed-score-page';

/** Lines that show a score; those without one in the list show nothing. */
const scored = (page: Page) =>
  page
    .locator(ours)
    .filter({hasText: /\d|★/})
    .or(page.locator(ours).filter({has: page.locator('svg')}));

test(
  '[activityScores] shows the score after completed lines of the home feed, after dropped ones with their own switch, and after every line on an activity page',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const page = await open('/home', {as: 'member'});
    const completed = page.locator(lines).filter({hasText: /^\s*Completed/});
    await expect(scored(page).first()).toBeVisible();
    await expect.poll(() => completed.count()).toBeGreaterThan(0);
    await waitUntilQuiet(page);
    const others = page.locator(lines).filter({hasNotText: /^\s*(Completed|Rewatched|Reread)/});
    await expect.poll(() => others.count()).toBeGreaterThan(0);
    await expect(others.locator(ours)).toHaveCount(0);
    await test.step('entries that load later', async () => {
      const before = await page.locator('.activity-entry').count();
      await page.locator('.activity-feed-wrap > .load-more').click();
      await expect.poll(() => page.locator('.activity-entry').count()).toBeGreaterThan(before);
      const late = page.locator(`.activity-entry:nth-child(n + ${before + 1}) .status`);
      const first = late.filter({hasText: /^\s*Completed/}).first();
      await bringIntoView(first);
      await expect(first.locator(ours)).toHaveCount(1);
    });
    await test.step('dropped entries', async () => {
      await expect(page.locator(ofDropped)).toHaveCount(0);
      await changeSettings(page, {droppedScore: true});
      const dropped = page.locator(lines).filter({hasText: /^\s*Dropped/});
      await bringIntoView(dropped.first());
      await expect(dropped.first().locator(ofDropped)).toHaveCount(1);
    });
    await test.step('every status on an activity page', async () => {
      await navigate(page, `/activity/${(await findProgressActivity(standIn, ids.users100)).id}`);
      await expect(page.locator(onPage)).toHaveCount(1);
      await expect(page.locator(lines)).toHaveText(/^\s*(Watched|Rewatched|Read|Reread|Paused|Plans|Dropped)/);
    });
    await test.step('three-point scores as smileys with accessible names', async () => {
      const {id, score} = await findCompleted(standIn, ids.users3);
      await navigate(page, `/activity/${id}`);
      const name = ['none', 'frown', 'meh', 'smile'][score];
      expect(name).toMatch(/frown|meh|smile/);
      await expect(page.locator(onPage).getByRole('img')).toHaveAccessibleName(String(name));
    });
  },
);

test('[activityScores] shows the scores of a profile that the address names by number', async ({
  open,
  ids,
  standIn,
}) => {
  const page = await open(`/user/${await userId(standIn, ids.user)}/`, {as: 'member'});
  await expect(scored(page).first()).toBeVisible();
  await waitUntilQuiet(page);
  const names = (await apiCalls(standIn)).map(({operation}) => operation ?? '');
  expect(names.filter(name => name.includes('RecentScores'))).toHaveLength(1);
});
