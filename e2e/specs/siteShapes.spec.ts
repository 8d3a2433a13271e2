// Our content among the site's own parts has their sizes and leaves them in place.
import type {Page} from '@playwright/test';

import {largest} from '../support/listed';
import {changeSettings, waitUntilQuiet, bringIntoView} from '../support/page';
import {expect, test} from '../support/test';

const own = {as: 'member', token: true} as const;
const rows = 'am-notifications .row';

/** The heights of rows by the text of each; the site's padding of a text is ignored. */
const heights = async (page: Page, row: string, text: string) => {
  const found = await page
    .locator(row)
    .evaluateAll(
      (nodes, name) =>
        nodes
          .filter(node => !node.querySelector('.previews'))
          .map(node => [
            (node.querySelector(name)?.textContent ?? '').replace('Unread: ', '').replace(/\s+/g, ' ').trim(),
            node.getBoundingClientRect().height,
          ]),
      text,
    );
  return new Map(found as [string, number][]);
};

for (const width of [1280, 400])
  test(
    `[notifications] has rows without a preview that are no higher than the site's (${width})`,
    {tag: '@text'},
    async ({open}) => {
      const page = await open('/notifications', {...own, width, settings: {notifications: false, settingsTip: false}});
      const native = '.notifications-feed > .notifications > .notification';
      await expect(page.locator(native).nth(5)).toBeVisible();
      await waitUntilQuiet(page);
      const before = await heights(page, native, '.details');
      await changeSettings(page, {notifications: true});
      await expect(page.locator(rows).nth(5)).toBeVisible();
      await waitUntilQuiet(page);
      const after = [...(await heights(page, rows, '.sentence'))].filter(([text]) => before.has(text));
      expect(after.length).toBeGreaterThan(5);
      // In a narrow window, the time is below the text in every row; in the site's only where it doesn't fit beside it.
      const more = width > 760 ? 0.5 : 21.5;
      expect(after.filter(([text, height]) => height > (before.get(text) ?? 0) + more)).toEqual([]);
    },
  );

test(
  '[notifications] keeps the avatars of a large group square, small ones from the eighth on, in each theme',
  {tag: '@text'},
  async ({open, standIn}) => {
    const ten = 'Modesta HundredHanna DecimalDora TenTina StarStefan SmileySue Nuisance Painter Tobias Archivist'.split(
      ' ',
    );
    for (const as of ten) await standIn.control(`notify?type=ACTIVITY_LIKE&as=${as}`);
    for (const theme of ['default', 'dark', 'contrast'] as const) {
      const page = await open('/notifications', {...own, theme});
      const links = page.locator(rows).first().locator('.avatars a');
      await expect(links).toHaveCount(10);
      const sizes = await links.evaluateAll(nodes =>
        nodes.map(node => {
          const {width, height} = node.getBoundingClientRect();
          return `${width}x${height}`;
        }),
      );
      expect(sizes, theme).toEqual([...Array<string>(7).fill('46x46'), ...Array<string>(3).fill('24x24')]);
    }
  },
);

/** The distance (px) of the hearts that the feature adds to from their position without it. */
async function movedHearts(page: Page) {
  const hearts = page.locator('.activity-entry > .wrap > .actions .like-wrap .icon');
  await bringIntoView(hearts.first());
  await waitUntilQuiet(page);
  const places = () =>
    hearts.evaluateAll(nodes =>
      nodes.map(node => {
        const {right, top} = node.getBoundingClientRect();
        const entry = node.closest('.activity-entry')?.getBoundingClientRect();
        return [right - (entry?.right ?? 0), top - (entry?.bottom ?? 0)];
      }),
    );
  await expect(page.locator('am-activity-likes')).toHaveCount(0);
  const before = await places();
  await changeSettings(page, {activityLikes: true});
  await expect(page.locator('am-activity-likes').getByRole('button').first()).toBeVisible();
  await waitUntilQuiet(page);
  const after = await places();
  return after.flatMap((place, index) => place.map((each, axis) => Math.abs(each - (before[index]?.[axis] ?? 0))));
}

for (const width of [1280, 400])
  test(`[likeNames] does not move the hearts (${width})`, {tag: '@text'}, async ({open, ids}) => {
    const page = await open(`/user/${ids.other}/`, {...own, width, settings: {activityLikes: false}});
    expect(largest(await movedHearts(page))).toBeLessThan(0.5);
  });

for (const width of [400, 800, 1041, 1280, 1600])
  test(
    `[dismissDot] dismisses the dot in a window of ${width} pixels without opening a menu`,
    {tag: '@text'},
    async ({open}) => {
      const page = await open('/reviews', {...own, width, settings: {notificationCake: false}});
      const dot = page.locator('.notification-dot').filter({visible: true});
      await expect(dot).toHaveText('7');
      const button = page.getByRole('button', {name: 'Dismiss the notification dot'});
      await expect(button).toHaveCount(1);
      const [a, b] = [await dot.boundingBox(), await button.boundingBox()];
      if (!a || !b) throw new Error('the dot or the button is not shown');
      const isApart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      expect(isApart).toBe(true);
      expect(b.x).toBeGreaterThanOrEqual(0);
      expect(b.x + b.width).toBeLessThanOrEqual(width);
      await button.click();
      await expect(dot).toHaveCount(0);
      await expect(button).toHaveCount(0);
      await expect(page.locator('.mobile-nav .menu')).toBeHidden();
    },
  );
