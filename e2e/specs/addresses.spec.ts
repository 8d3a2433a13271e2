import type {Page} from '@playwright/test';

import {allSwitches} from '../support/features';
import {navigate, waitUntilSettled} from '../support/page';
import {expect, test} from '../support/test';

/**
 * The elements of ours in the page, and the marks of restyles. The footer stays from page to page, and has ours once it
 * has been near, so it isn't looked at.
 */
const ours = (page: Page) =>
  page.evaluate(() => {
    const tags = [...document.querySelectorAll('*')]
      .filter(node => !node.closest('.footer'))
      .map(({localName}) => localName)
      .filter(tag => tag.startsWith('am-'));
    const marks = document.documentElement.getAttributeNames().filter(name => name.includes('-am-'));
    return [...new Set([...tags, ...marks])].toSorted();
  });

/** All of a page is near the viewport. What is mounted only near it would else depend on the order in which parts of the page arrive. */
const tall = {width: 1600, height: 8000};

async function shownAt(page: Page, path: string) {
  await navigate(page, path);
  await waitUntilSettled(page);
  return ours(page);
}

const own = {as: 'member', token: true, settings: allSwitches(true)} as const;

test('every media page feature also appears when the address has no slug', async ({open, ids, standIn}) => {
  await standIn.control('rate?window=1000&limit=100000');
  const page = await open(`/anime/${ids.anime}/${ids.slug}/`, own);
  await page.setViewportSize(tall);
  await waitUntilSettled(page);
  const overview = await ours(page);
  for (const tab of ['social', 'staff', 'characters', 'reviews', 'stats', 'watch'])
    await test.step(tab, async () => {
      const named = await shownAt(page, `/anime/${ids.anime}/${ids.slug}/${tab}`);
      await navigate(page, '/terms');
      expect(await shownAt(page, `/anime/${ids.anime}/${tab}`)).toEqual(named);
    });
  expect(overview).toContain('am-entry-score');
});

test('the links of a title in its native script lead to tabs that have their features', async ({open, ids}) => {
  const page = await open(`/anime/${ids.animeNativeTitleOnly}`, own);
  await page.getByRole('link', {name: 'Social'}).first().click();
  await expect(page).toHaveURL(new RegExp(`/anime/${ids.animeNativeTitleOnly}/social$`));
  await expect(page.locator('am-activity-timeline')).toBeVisible();
});

test('a user who is addressed by number has every feature of a user who is addressed by name', async ({
  open,
  ids,
  standIn,
}) => {
  await standIn.control('rate?window=1000&limit=100000');
  const page = await open(`/user/${ids.other}/`, own);
  await page.setViewportSize(tall);
  for (const path of ['', 'animelist', 'stats/anime/overview', 'social', 'animelist/compare', 'favorites'])
    await test.step(path, async () => {
      const named = await shownAt(page, `/user/${ids.other}/${path}`);
      await navigate(page, '/terms');
      expect(await shownAt(page, `/user/${ids.otherId}/${path}`)).toEqual(named);
    });
});
