import type {Page} from '@playwright/test';

import {apiCalls} from '#e2e/support/find';
import {cardsIn, filterRoles, orderRoles, rolesOf, staffLists as ours} from '#e2e/support/roles';
import {expect, test} from '#e2e/support/test';
import {bringIntoView} from '#e2e/support/page';

const heading = (page: Page) => page.locator(ours).getByRole('heading', {level: 2}).first();

/** Scrolls, and resolves when two frames have been painted since. */
const scrollBy = (page: Page, distance: number) =>
  page.evaluate(async by => {
    window.scrollBy(0, by);
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, distance);

test('[replaceStaffRoles] has 80 cards at most in the page for 900 roles, shows every one on scrolling down, and needs few calls', async ({
  open,
  ids,
  standIn,
}) => {
  await standIn.control('rate?window=1000&limit=100000');
  const {voices, pages} = await rolesOf(standIn, ids.busyVoice);
  expect(voices).toBe(900);
  expect(pages).toBeGreaterThan(20);
  const page = await open(`/staff/${ids.busyVoice}`);
  await expect(heading(page)).toHaveText('Voice roles (900)');
  // The number of favourites, the first pages of voices and of staff (which a slow machine reads separately), and then
  // seven pages at a time.
  expect((await apiCalls(standIn)).length).toBeLessThanOrEqual(3 + Math.ceil((pages - 1) / 7));
  const seen = new Set<string>();
  const bottom = () =>
    page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1);
  for (let isOver = false; !isOver; isOver = await bottom()) {
    await scrollBy(page, 700);
    const links = await cardsIn(page, ours).evaluateAll(cards =>
      cards.map(card => [...card.querySelectorAll('a')].map(link => link.getAttribute('href')).join(' ')),
    );
    expect(links.length).toBeLessThanOrEqual(80);
    for (const link of links) seen.add(link);
  }
  expect(seen.size).toBe(900);
});

/** Holds all calls of ours for roles after the first few until they are released. */
async function holdCalls(page: Page, free: number) {
  let release = () => undefined as void;
  const released = new Promise<void>(resolve => (release = resolve));
  let count = 0;
  await page.route('https://graphql.anilist.co/**', async route => {
    const isForRoles = route.request().postData()?.includes('VoiceRoles') === true;
    if (isForRoles) count += 1;
    if (isForRoles && count > free) await released;
    await route.continue();
  });
  return () => release();
}

test(
  '[replaceStaffRoles] keeps the card that is read where it is while more roles arrive',
  {tag: ['@text']},
  async ({open, ids}) => {
    let release = () => undefined as void;
    const page = await open(`/staff/${ids.busyVoice}`, {
      beforeLoad: async each => void (release = await holdCalls(each, 1)),
    });
    await expect(heading(page)).toHaveText(/^Voice roles \(\d+\)$/);
    await expect(page.locator(ours).getByRole('status')).toHaveText('Loading more roles…');
    await expect(heading(page)).not.toHaveText('Voice roles (900)');
    await scrollBy(page, 900);
    const before = await cardsIn(page, ours).evaluateAll(cards => {
      const card = cards.find(each => each.getBoundingClientRect().bottom > 0);
      const links = [...(card?.querySelectorAll('a') ?? [])].map(link => link.getAttribute('href')).join(' ');
      return {links, top: Math.round(card?.getBoundingClientRect().top ?? 0)};
    });
    release();
    await expect(page.locator(ours).getByRole('status')).toHaveText('');
    // At the user's reading position, the heading is outside the page.
    await expect(heading(page)).toHaveCount(0);
    const after = await cardsIn(page, ours).evaluateAll((cards, links) => {
      const own = cards.find(
        card => [...card.querySelectorAll('a')].map(link => link.getAttribute('href')).join(' ') === links,
      );
      return Math.round(own?.getBoundingClientRect().top ?? -1);
    }, before.links);
    expect(after).toBe(before.top);
  },
);

test('[replaceStaffRoles] says how many roles are in the list, and filters and sorts 900 of them without a long task', async ({
  open,
  ids,
}) => {
  const page = await open(`/staff/${ids.busyVoice}`);
  await expect(heading(page)).toHaveText('Voice roles (900)');
  const list = page.locator(ours).getByRole('list', {name: 'Voice roles (900)'});
  await expect(list.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '900');
  await filterRoles(page, 'drama', /^\d+ of 900 match$/);
  await filterRoles(page, 'title: a '.repeat(1100), /^\d+ of 900 match$/);
  await filterRoles(page, '', '');
  await orderRoles(page, ours, 'Average score');
  await expect(cardsIn(page, ours).locator('.ui-role-fact').first()).toHaveText(/^\d+%$/);
});

test('[replaceStaffRoles] fits a narrow window, with stacked cards', {tag: '@text'}, async ({open, ids}) => {
  const page = await open(`/staff/${ids.busyVoice}`, {as: 'member', token: true, width: 400});
  await bringIntoView(cardsIn(page, ours).first());
  await expect(cardsIn(page, ours).nth(3)).toBeAttached();
  const boxes = () =>
    cardsIn(page, ours).evaluateAll(cards =>
      cards.slice(0, 2).map(card => [card.getBoundingClientRect().x, card.getBoundingClientRect().width]),
    );
  await expect.poll(boxes).toEqual([
    [16, 368],
    [16, 368],
  ]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
});
