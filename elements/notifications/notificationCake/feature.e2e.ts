import type {Page} from '@playwright/test';

import {expect, test} from '#e2e/support/test';
import {queryAsMember} from '#e2e/support/api';
import {apiCalls} from '#e2e/support/find';
import {waitUntilQuiet, changeSettings} from '#e2e/support/page';

const cake = 'am-notification-cake';
const dot = '.nav .user .notification-dot';
const own = {as: 'member', token: true} as const;
const types = [
  'ACTIVITY_LIKE',
  'ACTIVITY_REPLY_LIKE',
  'THREAD_COMMENT_LIKE',
  'THREAD_LIKE',
  'THREAD_COMMENT_REPLY',
  'ACTIVITY_REPLY',
  'ACTIVITY_MESSAGE',
  'FOLLOWING',
  'ACTIVITY_MENTION',
  'THREAD_COMMENT_MENTION',
  'THREAD_SUBSCRIBED',
  'ACTIVITY_REPLY_SUBSCRIBED',
  'RELATED_MEDIA_ADDITION',
  'AIRING',
  'MEDIA_DATA_CHANGE',
  'MEDIA_MERGE',
  'MEDIA_DELETION',
  'MEDIA_SUBMISSION_UPDATE',
  'STAFF_SUBMISSION_UPDATE',
  'CHARACTER_SUBMISSION_UPDATE',
];
const allOf = (entry: object) => Object.fromEntries(types.map(type => [type, entry]));

/** The colour of the pie, as [red, green, blue], at a point right of the middle of its upper half. */
const painted = (page: Page) =>
  page.locator(`${cake} canvas`).evaluate((node: HTMLCanvasElement) => {
    const [red, green, blue] = node.getContext('2d')?.getImageData(100, 40, 1, 1).data ?? [];
    return [red, green, blue];
  });

test("[notificationCake] replaces the site's dot, in the chosen colours", {tag: '@core'}, async ({open}) => {
  const page = await open('/home', own);
  await expect(page.locator(cake).getByRole('link', {name: '7 unread notifications'})).toBeVisible();
  await expect(page.locator(dot)).toBeHidden();
  const size = await page
    .locator(`${cake} canvas`)
    .evaluate((node: HTMLCanvasElement) => [node.width, node.height, node.clientWidth, node.clientHeight]);
  expect(size).toEqual([120, 120, 30, 30]);
  await changeSettings(page, {notificationColours: allOf({colour: 'rgb(61,180,242)', supress: false})});
  await expect.poll(() => painted(page)).toEqual([61, 180, 242]);
});

test('[notificationCake] shows nothing when all unread types are suppressed, not even the button that dismisses the dot', async ({
  open,
}) => {
  const page = await open('/home', {...own, settings: {notificationColours: allOf({supress: true})}});
  await expect(page.locator(dot)).toBeAttached();
  await expect(page.locator(dot)).toBeHidden();
  await expect(page.locator(`${cake} canvas`)).toHaveCount(0);
  const dismiss = page.locator('am-dismiss-dot').getByRole('button');
  await expect(dismiss).toHaveCount(0);
  await changeSettings(page, {notificationColours: {}});
  await expect(page.locator(`${cake} canvas`)).toBeVisible();
  await expect(dismiss.first()).toBeVisible();
});

test('[notificationCake] leaves out the users of softBlock, also from the number', async ({open, standIn}) => {
  const page = await open('/home', {...own, settings: {softBlock: ['painter']}});
  const shown = page.locator(cake).getByRole('link', {name: /^\d+ unread notifications?$/});
  await expect(page.locator(dot)).toHaveText('7');
  const before = await shown.innerText();
  await standIn.control('notify?type=ACTIVITY_LIKE&as=Painter');
  await page.reload();
  await expect(page.locator(dot)).toHaveText('8');
  await expect(shown).toHaveText(before);
  await changeSettings(page, {softBlock: []});
  await expect(shown).toHaveText('8');
});

test('[notificationCake] sends one request for all tabs, and does not reset the unread count', async ({
  open,
  standIn,
}) => {
  const page = await open('/reviews', own);
  await expect(page.locator(`${cake} canvas`)).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto('https://anilist.co/reviews');
  await expect(tab.locator(`${cake} canvas`)).toBeVisible();
  const looks = (await apiCalls(standIn)).filter(({operation}) => operation?.includes('Unread'));
  expect(looks).toHaveLength(1);
  await standIn.control('notify?type=AIRING');
  await tab.reload();
  await expect(tab.locator(cake).getByRole('link', {name: '8 unread notifications'})).toBeVisible();
});

test('[notificationCake] leaves the site’s dot visible when the API does not answer', async ({open, standIn}) => {
  const page = await open('/reviews', {...own, settings: {notificationCake: false}});
  await expect(page.locator(dot)).toBeVisible();
  await standIn.control('faults?operation=Unread&kind=500');
  await changeSettings(page, {notificationCake: true});
  await waitUntilQuiet(page);
  await expect(page.locator(cake)).toHaveCount(1);
  await expect(page.locator(dot)).toBeVisible();
});

test("[notificationCake] shows nothing once the notifications were read elsewhere, although the site's dot stays", async ({
  open,
  standIn,
}) => {
  const page = await open('/home', own);
  const pie = page.locator(cake).getByRole('link');
  await expect(pie).toHaveAccessibleName(/^7\b/);
  await queryAsMember(standIn, 'member', '{ Page { notifications(resetNotificationCount: true) { __typename } } }');
  // More than a minute later, the user returns from another tab.
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    Object.defineProperty(Date, 'now', {value: () => now() + 120_000});
  });
  for (const isHidden of [true, false])
    await page.evaluate(value => {
      Object.defineProperty(document, 'hidden', {configurable: true, value});
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await expect(pie).toHaveCount(0);
  await expect(page.locator(dot)).toBeAttached();
  await expect(page.locator(dot)).toBeHidden();
});

test('[notificationCake] shows nothing in mobile mode and without the grouped notifications', async ({open}) => {
  const page = await open('/reviews', {...own, settings: {mobileFriendly: true}});
  const expectSiteDot = async () => {
    await waitUntilQuiet(page);
    await expect(page.locator(dot)).toBeVisible();
    await expect(page.locator(`${cake} canvas`)).toHaveCount(0);
  };
  await expectSiteDot();
  await changeSettings(page, {mobileFriendly: false});
  await expect(page.locator(`${cake} canvas`)).toBeVisible();
  await changeSettings(page, {notifications: false});
  await expectSiteDot();
});

test('[notificationCake] edits colours and suppressed types in the settings', async ({open}) => {
  const page = await open('/settings/apps#notificationCake', {...own, width: 400});
  const box = page.locator('am-settings-page [data-editor=notificationCake]');
  const colour = box.getByLabel('Color of Airing episodes');
  await expect(colour).toHaveValue('Yellow');
  await expect
    .poll(() => colour.locator('option').allInnerTexts())
    .toEqual(['Transparent', 'Blue', 'White', 'Black', 'Red', 'Peach', 'Orange', 'Yellow', 'Green']);
  await expect(box.getByLabel('Color of All other types').locator('option:checked')).toHaveText('Gray');
  await test.step('with samples that stay where the system forces its own colors', async () => {
    await page.emulateMedia({forcedColors: 'active'});
    const sample = box.getByRole('group', {name: 'Airing episodes'}).locator('.ui-swatch');
    await expect(sample).toHaveCSS('background-color', 'rgb(247, 191, 99)');
    await page.emulateMedia({forcedColors: 'none'});
  });
  await colour.selectOption('Black');
  await box.getByLabel('Hide Followers').check();
  const stored = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('hohSettings') ?? '{}') as Record<string, unknown>).notificationColours,
  );
  expect(stored).toEqual({
    AIRING: {colour: 'rgb(0,0,0)', supress: false},
    FOLLOWING: {colour: 'rgb(123,213,85)', supress: true},
  });
});
