import {expect, test} from '../support/test';
import {quiet, store} from '../support/page';

const lines = '.activity-entry .list > .details > .status';
const ours = 'am-completed-score-feed';
const page1 = 'am-completed-score-page';

interface Logged {
  operations: string[];
}

test('[completedScore] puts the score behind completed lines of the home feed', async ({open}) => {
  const page = await open('/home', {as: 'member'});
  const completed = page.locator(lines).filter({hasText: /^\s*Completed/});
  await expect(completed.first().locator(ours)).toHaveText(/\d|smile|meh|frown/);
  await quiet(page);
  const others = page.locator(lines).filter({hasNotText: /^\s*(Completed|Rewatched|Reread)/});
  await expect(others.locator(ours)).toHaveCount(0);
});

test('[completedScore] asks for all entries of a pass in one request', async ({open, standIn}) => {
  const page = await open('/home', {as: 'member', settings: {droppedScore: true}});
  await expect(page.locator(ours).first()).toHaveText(/\S/);
  await quiet(page);
  expect(await standIn.control<Logged[]>('log?who=api')).toHaveLength(1);
});

test('[completedScore] also serves entries that load later', async ({open}) => {
  const page = await open('/home', {as: 'member'});
  await expect(page.locator(ours).first()).toHaveText(/\S/);
  const before = await page.locator('.activity-entry').count();
  await page.locator('.activity-feed-wrap > .load-more').click();
  await expect.poll(() => page.locator('.activity-entry').count()).toBeGreaterThan(before);
  const late = page.locator(`.activity-entry:nth-child(n + ${before + 1}) .status`).filter({hasText: /^\s*Completed/});
  await late.first().scrollIntoViewIfNeeded();
  await expect(late.first().locator(ours)).toHaveText(/\d|smile|meh|frown/);
});

test('[completedScore] shows each score in the format of its owner', async ({open, standIn}) => {
  const formats = await standIn.control<{path: string; text: string}[]>('completed');
  for (const {path, text} of formats) {
    const page = await open(path);
    await expect(page.locator(page1).first()).toContainText(text);
  }
});

test('[completedScore] serves every status on an activity page', async ({open, ids}) => {
  const page = await open(`/activity/${ids.activityList}`);
  await expect(page.locator(page1)).toHaveCount(1);
  await expect(page.locator(lines)).not.toHaveText(/^\s*Completed/);
});

test('[completedScore] goes with its switch', async ({open}) => {
  const page = await open('/home', {as: 'member', settings: {completedScore: false}});
  await quiet(page);
  await expect(page.locator(ours)).toHaveCount(0);
  await store(page, {completedScore: true});
  await expect(page.locator(ours).first()).toHaveText(/\S/);
  await store(page, {completedScore: false});
  await expect(page.locator(ours)).toHaveCount(0);
});

test('[droppedScore] puts the score behind dropped lines only while it is on', async ({open}) => {
  const page = await open('/home', {as: 'member'});
  await quiet(page);
  await expect(page.locator('am-dropped-score-feed')).toHaveCount(0);
  await store(page, {droppedScore: true});
  const dropped = page.locator(lines).filter({hasText: /^\s*Dropped/});
  await dropped.first().scrollIntoViewIfNeeded();
  await expect(dropped.first().locator('am-dropped-score-feed')).toHaveCount(1);
});
