import type {Page} from '@playwright/test';

import {expectHidden, expectShown, hidesScores, leave} from '#e2e/support/hiddenScores';
import {listedElements} from '#e2e/support/listed';
import {changeSettings, navigate} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

test('[hideScores] covers scores in the hover boxes and the table of the search, within reach of the pointer', async ({
  open,
}) => {
  const page = await open('/search/anime', hidesScores);
  const card = page.locator('.results.cover .media-card').first();
  const score = card.locator('.hover-data .score');
  await card.hover();
  await expect(score).toBeVisible();
  await expect(score.locator('.percentage')).toBeHidden();
  const [from, to] = [await card.locator('.cover').boundingBox(), await score.boundingBox()];
  if (!from || !to) throw new Error('nothing is shown');
  await page.mouse.move(from.x + from.width - 4, to.y + to.height / 2);
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, {steps: 40});
  await expect(score.locator('.percentage')).toBeVisible();
  await page.mouse.move(1, 1);
  const row = page.locator('.results.table .media-card .row.score').first();
  const users = row.locator('.popularity');
  await expect(row.locator('.icon')).toBeHidden();
  await expectHidden(row);
  await expect(users).toBeVisible();
  await expectShown(users);
  await expect(row).toHaveAccessibleName(/^Score hidden, [\d,]+ users$/);
  await row.click();
  await page.mouse.move(1, 1);
  await expect(row.locator('.icon')).toBeVisible();
  await expectShown(row);
});

test("[hideScores] covers the scores of another user's list, and as an option the user's own", async ({open, ids}) => {
  const page = await open(`/user/${ids.other}/animelist`, {...hidesScores, token: true});
  const scores = page.locator('.medialist .list-entries .row > .score:not([score="0"])');
  for (const score of (await listedElements(scores)).slice(0, 3)) await expectHidden(score);
  await expect(page.locator('.medialist .score[score="0"][data-am-cover]')).toHaveCount(0);
  await navigate(page, `/user/${ids.user}/animelist`);
  await expect(page.locator('.medialist .row .cover .edit').first()).toBeAttached();
  for (const score of (await listedElements(scores)).slice(0, 3)) await expectShown(score);
  await changeSettings(page, {hideOwnScores: true});
  for (const score of (await listedElements(scores)).slice(0, 3)) await expectHidden(score);
  await changeSettings(page, {hideOwnScores: false});
  await expectShown(scores.first());
});

test('[hideScores] covers scores in cards of posts and threads', async ({open}) => {
  const page = await open('/home', hidesScores);
  const score = page
    .locator('.markdown a.media-embed .info > span')
    .filter({hasText: /^\d+%$/})
    .first();
  await expect(score).toHaveAccessibleName('Score hidden');
  await expectHidden(score);
  await score.click();
  await leave(page);
  await expectShown(score);
  await expect(page).toHaveURL(/\/home$/);
  const status = page.locator('.markdown a.media-embed .info > span').filter({hasText: 'Finished'}).first();
  await expectShown(status);
});

test('[hideScores] uncovers the own column of a comparison once the name of the user is known', async ({
  open,
  ids,
  expectedReports,
}) => {
  // The test itself adds the link with the name.
  expectedReports.push(/inserted a\.link/);
  // AniList has stored a user without a name, and the navigation shows it late.
  const nameless = (page: Page) =>
    page.addInitScript(() => {
      const user = JSON.parse(localStorage.getItem('auth') ?? '{}') as Record<string, unknown>;
      delete user.name;
      localStorage.setItem('auth', JSON.stringify(user));
    });
  const page = await open(`/user/${ids.other}/animelist/compare`, {...hidesScores, beforeLoad: nameless});
  const scores = page.locator('.user .content .compare .score').filter({hasText: /^\d/});
  const covered = page.locator('.user .content .compare [data-am-cover]');
  await expect.poll(() => covered.count()).toBeGreaterThan(0);
  const all = await scores.count();
  await expect(covered).toHaveCount(all);
  // The bar is in the middle of the cell, as its score.
  await expect(covered.first()).toHaveCSS('background-position', '50% 50%');
  await page.evaluate(name => {
    const link = document.querySelector('#nav .user a[href^="/user/"], #nav a.link[href^="/user/"]');
    const named = link?.cloneNode(true) as Element;
    named.setAttribute('href', `/user/${name}/`);
    link?.after(named);
  }, ids.user);
  await expect.poll(() => covered.count()).toBeLessThan(all);
  await expect.poll(() => covered.count()).toBeGreaterThan(0);
});
