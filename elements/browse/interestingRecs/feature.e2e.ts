import {apiCalls} from '#e2e/support/find';
import {cards, expectedPairs, grid, idsIn, list, openForYou, option, own} from '#e2e/support/forYou';
import {changeSettings, changeStandaloneSetting, hostSnapshot, waitUntilQuiet} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

test('[interestingRecs] shows recommendations for the best-rated media of the user, the best first, and more on demand', async ({
  open,
  ids,
  standIn,
}) => {
  const expected = await expectedPairs(standIn, ids.user);
  expect(expected.length).toBeGreaterThan(80);
  const page = await open('/recommendations', own);
  const active = page.locator('.switch:not(.list-switch) .option.active');
  await expect(active).toHaveText('Recent');
  const tops = await Promise.all([active, option(page)].map(async each => (await each.boundingBox())?.y));
  expect(tops[1]).toBe(tops[0]);
  await openForYou(page);
  await expect(option(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(grid(page)).toBeHidden();
  await expect(cards(page)).toHaveCount(40);
  await expect.poll(() => idsIn(page)).toEqual(expected.slice(0, 40));
  await list(page).getByRole('button', {name: 'More'}).click();
  await expect(cards(page)).toHaveCount(80);
  await expect.poll(() => idsIn(page)).toEqual(expected.slice(0, 80));
  const calls = (await apiCalls(standIn)).filter(({operation}) => /ForYou/.test(operation ?? ''));
  expect(calls).toHaveLength(1);
  await test.step('with own titles, and blurred in safe-for-work mode', async () => {
    const link = cards(page).first().locator('a').first();
    const prefix = /^\/\w+\/\d+\//.exec((await link.getAttribute('href')) ?? '')?.[0];
    await changeStandaloneSetting(page, 'titleAliases', [[prefix, 'A name of mine']]);
    await expect(link).toHaveText('A name of mine');
    await changeSettings(page, {SFWmode: true});
    await expect(cards(page).first().locator('img').first()).toHaveClass('ui-blurred');
  });
});

test('[interestingRecs] continues to later pages of the list until there are enough, and stops at once on Stop', async ({
  open,
  ids,
  standIn,
}) => {
  const expected = await expectedPairs(standIn, ids.user);
  const page = await open('/recommendations', own);
  await openForYou(page);
  const more = list(page).getByRole('button', {name: 'More'});
  for (let shown = 40; shown + 40 <= expected.length; shown += 40) {
    await more.click();
    await expect(cards(page)).toHaveCount(shown + 40);
  }
  await standIn.control('faults?operation=ForYou&kind=latency&ms=5000');
  await more.click();
  await expect(list(page).getByRole('progressbar')).toBeVisible();
  await expect(more).toBeFocused();
  await list(page).getByRole('button', {name: 'Stop'}).click();
  await expect(list(page).getByRole('progressbar')).toHaveCount(0);
  await expect(more).toBeFocused();
  await standIn.control('faults?clear');
  await expect(async () => {
    if (await more.isVisible()) await more.click();
    await expect(list(page)).toContainText("That's all.", {timeout: 500});
  }).toPass();
  expect((await idsIn(page)).slice(0, expected.length)).toEqual(expected);
});

test("[interestingRecs] gives the site's own recommendations back, by its options and when it is switched off", async ({
  open,
}) => {
  const page = await open('/recommendations', {...own, settings: {interestingRecs: false}});
  await expect(page.locator('.recommendation-pair-card').first()).toBeVisible();
  await waitUntilQuiet(page);
  const before = await hostSnapshot(page);
  await changeSettings(page, {interestingRecs: true});
  await openForYou(page);
  await changeSettings(page, {interestingRecs: false});
  await expect(option(page)).toHaveCount(0);
  await expect.poll(() => hostSnapshot(page)).toEqual(before);
  await changeSettings(page, {interestingRecs: true});
  await openForYou(page);
  await page.locator('.switch .option', {hasText: 'Recent'}).click();
  await expect(grid(page)).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expect(option(page)).toHaveAttribute('aria-pressed', 'false');
  await openForYou(page);
  await page.locator('.switch .option', {hasText: 'Highest Rated'}).press('Enter');
  await expect(grid(page)).toBeVisible();
});

test('[interestingRecs] is shown only to users signed in to Automail', async ({open}) => {
  const page = await open('/recommendations', {as: 'member'});
  await expect(page.locator('.recommendation-pair-card').first()).toBeVisible();
  await waitUntilQuiet(page);
  await expect(option(page)).toHaveCount(0);
});
