import type {Page} from '@playwright/test';

import {queryApi} from '#e2e/support/api';
import {findWatched} from '#e2e/support/find';
import {navigate, changeSettings} from '#e2e/support/page';
import {blockPictures} from '#e2e/support/pictures';
import {cardOf, entrySaves, findAiring, saveEntry} from '#e2e/support/progress';
import {expect, test} from '#e2e/support/test';

const own = {as: 'member', token: true, settings: {betterListPreview: true}} as const;

const preview = (page: Page) => page.locator('am-better-list-preview');
const native = (page: Page) => page.locator('.home .list-previews');
const card = (page: Page, mediaId: number) =>
  preview(page)
    .getByRole('listitem')
    .filter({has: page.locator(`a[href^="/anime/${mediaId}/"]`)});

test(
  '[betterListPreview] replaces the site’s preview, airing media first',
  {tag: ['@core', '@dates']},
  async ({open, ids, standIn}) => {
    const {Page} = await queryApi<{Page: {mediaList: {media: {nextAiringEpisode: object | null}}[]}}>(
      standIn,
      `query ($userName: String) { Page(perPage: 50) {
        mediaList(userName: $userName, type: ANIME, status_in: [CURRENT, REPEATING], sort: [UPDATED_TIME_DESC]) { media { nextAiringEpisode { id } } }
      } }`,
      {userName: ids.user},
    );
    const all = Page.mediaList.filter(({media}) => media.nextAiringEpisode).length;
    const page = await open('/home', own);
    await expect(preview(page).getByRole('heading')).toHaveText(['Airing', 'Anime in Progress', 'Manga in Progress']);
    const airing = preview(page).getByRole('region', {name: 'Airing'}).getByRole('listitem');
    // Rows are whole, unless there are too few anime to fill the last one.
    await expect
      .poll(async () => {
        const count = await airing.count();
        return count > 0 && (count === all || count % 5 === 0);
      })
      .toBe(true);
    await expect(airing.first()).toContainText(/Ep \d+/);
    await expect.poll(() => airing.first().getByRole('link').boundingBox()).toMatchObject({width: 85, height: 115});
    const [plus, link] = [airing.first().getByRole('button'), airing.first().getByRole('link')];
    await expect(plus).toHaveCSS('opacity', '0');
    await link.focus();
    await expect(plus).toHaveCSS('opacity', '1');
    const [inner, outer] = [await plus.boundingBox(), await link.boundingBox()];
    expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThan((outer?.y ?? 0) + (outer?.height ?? 0));
    await expect(native(page)).toBeHidden();
  },
);

test('[betterListPreview] counts six presses at one spot for one entry, and undoes them as one change', async ({
  open,
  ids,
  standIn,
}) => {
  const {mediaId} = await findAiring(standIn, ids.user);
  await saveEntry(standIn, {mediaId, progress: 0});
  const before = await entrySaves(standIn, mediaId);
  const others = async () =>
    (await standIn.control<{variables: {mediaId?: number}}[]>('ledger')).filter(
      ({variables}) => variables.mediaId !== mediaId,
    ).length;
  const othersBefore = await others();
  const page = await open('/home', own);
  const plus = card(page, mediaId).getByRole('button');
  await plus.scrollIntoViewIfNeeded();
  const {x = 0, y = 0, width = 0, height = 0} = (await plus.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  for (let count = 1; count <= 6; count += 1) {
    const start = await page.evaluate(() => performance.now());
    await page.waitForFunction(since => performance.now() - since > 300, start);
    await page.mouse.down();
    await page.mouse.up();
    await expect(plus).toContainText(String(count));
  }
  await expect.poll(async () => (await entrySaves(standIn, mediaId)).at(-1)?.progress).toBe(6);
  expect(await others()).toBe(othersBefore);
  await page.locator('.ui-toast').getByRole('button', {name: 'Undo'}).click();
  await expect.poll(async () => (await entrySaves(standIn, mediaId)).at(-1)).toMatchObject({mediaId, progress: 0});
  await expect(plus).toHaveText('0 +');
  expect(before.at(-1)).toMatchObject({progress: 0});
});

test(
  '[betterListPreview] counts progress and completes entries like the site’s cards',
  {tag: '@dates'},
  async ({open, ids, standIn}) => {
    const {mediaId, media} = await findWatched(standIn, ids.user);
    const total = media.episodes ?? 0;
    await saveEntry(standIn, {mediaId, progress: total - 1});
    const page = await open('/home', own);
    await card(page, mediaId).getByRole('button').click();
    await expect(card(page, mediaId).locator('button')).toHaveText(`${total} ✓`);
    await expect(card(page, mediaId)).toHaveClass(/completed/);
    await expect
      .poll(async () => (await entrySaves(standIn, mediaId)).at(-1))
      .toMatchObject({
        progress: total,
        status: 'COMPLETED',
      });
    // A change made here also shows on the site's cards.
    await changeSettings(page, {betterListPreview: false});
    await expect(cardOf(page, mediaId)).toHaveAttribute('data-am-completed', '');
  },
);

test('[betterListPreview] shows titles in place of covers that fail to load', async ({open}) => {
  const page = await open('/reviews', own);
  await blockPictures(page);
  await navigate(page, '/home');
  const first = preview(page).getByRole('listitem').first();
  const name = await first.getByRole('link').getAttribute('aria-label');
  expect(name).toMatch(/\w/);
  await expect(first.locator('.name')).toHaveText(String(name));
  await expect(first.locator('img')).toHaveCount(0);
});
