import type {Page} from '@playwright/test';
import {queryApi} from '#e2e/support/api';
import {apiCalls} from '#e2e/support/find';
import {waitUntilQuiet} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const staffPage = '/staff/95011';
const ofHeader = 'am-staff-pages-header';
const ofCard = 'am-staff-pages-card';
const hostCount = '.staff > .header .favourite > .count';

interface Staff {
  favourites: number;
  staffMedia: {edges: {node: {type: string}}[]};
  characters: {edges: unknown[]};
}

const idOf = async (page: Page, index: number) =>
  Number(/\d+/.exec(String(await page.locator('.staff-card > a.name').nth(index).getAttribute('href')))?.[0]);

test(
  '[staffPages] shows the exact number of favourites on the page of a staff member',
  {tag: ['@core', '@journey']},
  async ({open, standIn}) => {
    const page = await open(staffPage);
    const {Staff: staff} = await queryApi<{Staff: {favourites: number}}>(
      standIn,
      '{ Staff(id: 95011) { favourites } }',
    );
    await expect(page.locator(ofHeader)).toHaveText(staff.favourites.toLocaleString('en'));
    await expect(page.locator(hostCount)).toBeHidden();
  },
);

test('[staffPages] shows favourites and roles on the cards of the staff search, with one request per page of 30 cards', async ({
  open,
  standIn,
}) => {
  const page = await open('/search/staff');
  await expect(page.locator(ofCard).first()).toHaveText(/♥\s*[\d,]+/);
  await waitUntilQuiet(page);
  const shown = await page.locator('.staff-card').count();
  const sent = (await apiCalls(standIn)).length;
  expect(shown).toBeGreaterThan(10);
  expect(sent).toBeLessThanOrEqual(Math.ceil(shown / 30));
  const id = await idOf(page, 0);
  const {Staff: staff} = await queryApi<{Staff: Staff}>(
    standIn,
    `query ($id: Int) { Staff(id: $id) {
      favourites
      staffMedia(perPage: 25, sort: POPULARITY_DESC) { edges { node { type } } }
      characters(perPage: 25) { edges { id } }
    } }`,
    {id},
  );
  const first = page.locator(ofCard).first();
  await expect(first).toContainText(staff.favourites.toLocaleString('en'));
  const types = staff.staffMedia.edges.map(({node}) => node.type);
  const manga = types.filter(type => type === 'MANGA').length;
  const roles = [types.length - manga + staff.characters.edges.length, manga];
  const label = await first.getByRole('img').getAttribute('aria-label');
  expect(label?.match(/\d+/g)?.map(Number)).toEqual(roles);
});
