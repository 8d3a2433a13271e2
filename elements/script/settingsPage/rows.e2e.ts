// The texts in the rows of the settings about features.
import {navigate} from '#e2e/support/page';
import {inAllTab, openRow} from '#e2e/support/settings';
import {expect, test} from '#e2e/support/test';

const section = 'am-settings-page';

test('[settingsPage] shows which feature another one requires, and turns it on', async ({open}) => {
  const page = await open('/settings/apps', {as: 'member', token: true, settings: {...inAllTab, notifications: false}});
  const own = page.locator(section);
  for (const [id, required] of [
    ['userSubmenu', 'CSSverticalNav'],
    ['notificationCake', 'notifications'],
  ] as const) {
    const row = await openRow(page, id);
    await expect(row.getByText('Requires another feature')).toBeVisible();
    await row.getByRole('button', {name: /^Turn on/}).click();
    await expect(own.locator(`[data-id=${required}] input`).first()).toBeChecked();
    await expect(row.getByText('Requires another feature')).toHaveCount(0);
    await expect(row.locator('.head input')).toBeFocused();
  }
  await expect(own.locator('[data-id=rightSideNavbar]').getByText('Requires another feature')).toHaveCount(0);
});

test('[settingsPage] shows "Works here" only for features with an element in the page', async ({open}) => {
  const page = await open('/home', {as: 'member', token: true, settings: inAllTab});
  await expect(page.locator('am-completed-score-feed').first()).toBeAttached();
  await navigate(page, '/settings/apps');
  const own = page.locator(section);
  await expect(own.locator('[data-id=notificationCake]').getByText('Works here')).toBeVisible();
  for (const id of ['activityScores', 'CSSgreenManga', 'linkGuard', 'settingsTip'])
    await expect(own.locator(`[data-id=${id}] .health`)).toHaveCount(0);
});

test('[settingsPage] describes each feature, and lists its requests behind its info button', async ({open}) => {
  const page = await open('/settings/apps', {as: 'member', settings: inAllTab});
  const own = page.locator(section);
  await expect(own.locator('[data-id]')).not.toHaveCount(0);
  await own.locator('[data-id]').nth(100).waitFor();
  await own
    .getByRole('button', {name: /^More about/})
    .evaluateAll(nodes => nodes.forEach(node => (node as HTMLElement).click()));
  const rows = await own.locator('[data-id]').count();
  expect(rows).toBeGreaterThan(60);
  const textsOf = (selector: string) =>
    own.locator(selector).evaluateAll(nodes => nodes.map(node => node.textContent ?? ''));
  const notes = await textsOf('.long > .requests');
  expect(notes).toHaveLength(rows);
  expect(notes.filter(text => !/^(?:Makes|Loads|Checks) .*\.$/.test(text))).toEqual([]);
  const summaries = await textsOf('.summary');
  expect(summaries.filter(text => text.length < 20)).toEqual([]);
});

for (const [theme, background] of [
  ['default', 'rgb(250, 250, 250)'],
  ['dark', 'rgb(21, 31, 46)'],
  ['contrast', 'rgb(251, 251, 251)'],
] as const)
  test(`[settingsPage] has unchecked boxes in the colours of the theme: ${theme}`, async ({open}) => {
    const page = await open('/settings/apps#activityScores', {as: 'member', theme});
    const box = page.locator(section).locator('[data-option=droppedScore] input');
    await expect(box).toHaveCSS('appearance', 'none');
    await expect(box).toHaveCSS('background-color', background);
    await box.check();
    await expect(box).not.toHaveCSS('background-color', background);
  });

test('[settingsPage] answers sentences in the search, with the best first, and shows the panels that fit', async ({
  open,
}) => {
  const page = await open('/settings/apps', {as: 'member'});
  const own = page.locator(section);
  const box = own.getByRole('searchbox', {name: 'Search settings'});
  const first = own.locator('[data-id]').first();
  for (const [words, id] of [
    ['how do I make a collage of my favourite anime', 'draw3x3'],
    ['mute', 'blockList'],
    ['ads', 'linkGuard'],
    ['kyeboard', 'keyboardFlow'],
  ] as const) {
    await box.fill(words);
    await expect(first).toHaveAttribute('data-id', id);
  }
  await box.fill("it doesn't work");
  await own.getByRole('link', {name: 'Find the cause of a problem'}).click();
  await expect(own.getByRole('group', {name: 'Find the cause of a problem'})).toBeFocused();
});
