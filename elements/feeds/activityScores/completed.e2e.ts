import type {Page} from '@playwright/test';
import {expect, test, type Ids} from '#e2e/support/test';
import {apiCalls, findCompleted, findProgressActivity} from '#e2e/support/find';
import {userId} from '#e2e/support/friends';
import {waitUntilQuiet, changeSettings, bringIntoView, navigate} from '#e2e/support/page';

const lines = '.activity-entry .list > .details > .status';
const ours = 'am-completed-score-feed';
const onPage = 'am-completed-score-page';

/** Lines that show a score; those without one in the list show nothing. */
const scored = (page: Page) =>
  page
    .locator(ours)
    .filter({hasText: /\d|★/})
    .or(page.locator(ours).filter({has: page.locator('svg')}));

test(
  '[activityScores] shows the score after completed lines of the home feed, and after no others',
  {tag: '@core'},
  async ({open}) => {
    const page = await open('/home', {as: 'member'});
    const completed = page.locator(lines).filter({hasText: /^\s*Completed/});
    await expect(scored(page).first()).toBeVisible();
    await expect.poll(() => completed.count()).toBeGreaterThan(0);
    await waitUntilQuiet(page);
    const others = page.locator(lines).filter({hasNotText: /^\s*(Completed|Rewatched|Reread)/});
    await expect.poll(() => others.count()).toBeGreaterThan(0);
    await expect(others.locator(ours)).toHaveCount(0);
  },
);

test('[activityScores] loads the scores of all visible entries with one request', async ({open, standIn}) => {
  const page = await open('/home', {as: 'member', settings: {droppedScore: true}});
  await expect(scored(page).first()).toBeVisible();
  await waitUntilQuiet(page);
  const asked = (await apiCalls(standIn)).filter(({operation}) => operation?.includes('StatusScore'));
  expect(asked).toHaveLength(1);
});

test('[activityScores] requests the scores of a profile with its about text', async ({open, ids, standIn}) => {
  const page = await open(`/user/${ids.user}/`, {as: 'member'});
  await expect(scored(page).first()).toBeVisible();
  await waitUntilQuiet(page);
  const names = (await apiCalls(standIn)).map(({operation}) => operation ?? '');
  const asked = names.filter(name => /About|Score/.test(name));
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('RecentScores');
});

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

test('[activityScores] shows scores for entries that load later', async ({open}) => {
  const page = await open('/home', {as: 'member'});
  await expect(scored(page).first()).toBeVisible();
  const before = await page.locator('.activity-entry').count();
  await page.locator('.activity-feed-wrap > .load-more').click();
  await expect.poll(() => page.locator('.activity-entry').count()).toBeGreaterThan(before);
  const late = page.locator(`.activity-entry:nth-child(n + ${before + 1}) .status`).filter({hasText: /^\s*Completed/});
  await bringIntoView(late.first());
  await expect(late.first().locator(ours)).toHaveCount(1);
});

const formats: readonly [keyof Ids, (score: number) => RegExp][] = [
  ['users100', score => new RegExp(`^${score}/100`)],
  ['users10Decimal', score => new RegExp(`^${score}/10`)],
  ['users10', score => new RegExp(`^${score}/10`)],
  ['users5', score => new RegExp(`^${score} ★`)],
];

test('[activityScores] shows each score in the format of its owner', async ({open, ids, standIn}) => {
  const page = await open('/404');
  for (const [user, text] of formats)
    await test.step(user, async () => {
      const {id, score} = await findCompleted(standIn, String(ids[user]));
      await navigate(page, `/activity/${id}`);
      await expect(page.locator(onPage)).toHaveText(text(score));
    });
});

test(
  '[activityScores] shows three-point scores as smileys with accessible names',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const {id, score} = await findCompleted(standIn, ids.users3);
    const page = await open(`/activity/${id}`);
    const name = ['none', 'frown', 'meh', 'smile'][score];
    expect(name).toMatch(/frown|meh|smile/);
    await expect(page.locator(onPage).getByRole('img')).toHaveAccessibleName(String(name));
  },
);

test('[activityScores] shows the score for every list status on an activity page', async ({open, ids, standIn}) => {
  const page = await open(`/activity/${(await findProgressActivity(standIn, ids.users100)).id}`);
  await expect(page.locator(onPage)).toHaveCount(1);
  await expect(page.locator(lines)).toHaveText(/^\s*(Watched|Rewatched|Read|Reread|Paused|Plans|Dropped)/);
});

test('[activityScores] follows the switch for completed entries', async ({open}) => {
  const page = await open('/home', {as: 'member', settings: {completedScore: false}});
  await waitUntilQuiet(page);
  await expect(page.locator(ours)).toHaveCount(0);
  await changeSettings(page, {completedScore: true});
  await expect(scored(page).first()).toBeVisible();
  await changeSettings(page, {completedScore: false});
  await expect(page.locator(ours)).toHaveCount(0);
});
