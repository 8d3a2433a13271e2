import type {Page} from '@playwright/test';

import {navigate} from '#e2e/support/page';
import {openRow} from '#e2e/support/settings';
import {violations} from '#e2e/support/axe';
import {expect, test} from '#e2e/support/test';

const row = (page: Page, id: string) => page.locator(`am-settings-page [data-id=${id}]`);

test("[settingsPage] answers at each feature why it doesn't work, with what helps", async ({open}) => {
  const settings = {settingsTab: 'all', mobileFriendly: false, notifications: false};
  const page = await open('/settings/apps', {as: 'member', settings});
  const why = async (id: string) => {
    await openRow(page, id);
    return row(page, id).getByRole('group', {name: "Why doesn't this work?"});
  };
  const off = await why('milestones');
  await expect(off).toContainText("It's off.");
  await expect(off.getByRole('heading')).toHaveCSS('font-size', '14px');
  await expect(off.getByRole('button', {name: /^Copy report/})).toBeVisible();
  await off.getByRole('button', {name: /^Turn on/}).click();
  await expect(off).not.toContainText("It's off.");
  await expect(off).toContainText(/your profile/);
  const cake = await why('notificationCake');
  await expect(cake).toContainText('Requires another feature: Grouped notifications');
  await expect(cake.getByRole('link', {name: 'How to sign in'})).toBeVisible();
  await expect(row(page, 'notificationCake').getByText('Requires another feature')).toHaveCount(1);
  expect(await violations(page, 'am-settings-page')).toEqual([]);
  await off.getByRole('link', {name: 'your profile'}).click();
  await expect(page.locator('am-milestones').first()).toBeAttached();
});

const examples = [
  ['newChapters', 'your manga list', 'am-new-chapters'],
  ['mangaGuess', 'a manga', 'am-manga-guess-guess'],
  ['dubMarker', 'an anime', 'am-dub-marker'],
  ['replaceNativeTags', 'stats about your tags', 'am-replace-native-tags'],
  ['addForumMedia', 'forum threads about an anime', 'am-add-forum-media'],
] as const;

test('[settingsPage] leads to a page where a feature shows something', async ({open}) => {
  const settings = Object.fromEntries(examples.map(([id]) => [id, true]));
  const page = await open('/404', {as: 'member', token: true, settings});
  for (const [id, link, tag] of examples)
    await test.step(id, async () => {
      await navigate(page, `/settings/apps#${id}`);
      const links = row(page, id)
        .getByRole('group', {name: "Why doesn't this work?"})
        .locator('.reason')
        .getByRole('link');
      await expect(links).toHaveText([link]);
      await links.click();
      await expect(page.locator(tag).first()).toBeAttached();
    });
});
