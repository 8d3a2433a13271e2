import type {Page} from '@playwright/test';

import {queryApi} from '#e2e/support/api';
import {listedTexts} from '#e2e/support/listed';
import type {StandIn} from '#e2e/support/server';
import {changeSettings, navigate} from '#e2e/support/page';
import {expect, test, type Ids} from '#e2e/support/test';

const ours = 'am-filter-staff-tabs-field';
const path = ({anime, slug}: Ids) => `/anime/${anime}/${slug}/staff`;
const cards = (page: Page) => page.locator('.media-staff .role-card');
const field = (page: Page) => page.locator(ours).getByRole('searchbox', {name: 'Filter staff by name or role'});
const status = (page: Page) => page.locator(ours).getByRole('status');

/** The visible cards. */
const shown = (page: Page) => page.locator('.media-staff .role-card:visible');

/** A media item with some staff, but no more than nine. */
async function findSmall(standIn: StandIn) {
  const {Page: page} = await queryApi<{
    Page: {media: {id: number; staff: {pageInfo: {total: number}; edges: object[]}}[]};
  }>(standIn, '{ Page(perPage: 50) { media(type: MANGA) { id staff(perPage: 25) { edges { id } } } } }');
  const found = page.media.find(({staff}) => staff.edges.length > 0 && staff.edges.length < 10);
  if (!found) throw new Error('every media has many staff');
  return found.id;
}

test(
  '[filterStaffTabs] shows the cards whose name or role has the words, and forgets the filter on another page',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const page = await open(path(ids));
    await expect(cards(page)).toHaveCount(25);
    await field(page).fill('sound DIRECTOR');
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page).locator('.role')).toHaveText('Sound Director');
    await field(page).press('Escape');
    await expect(status(page)).toHaveText('');
    await expect(shown(page)).toHaveCount(25);
    await test.step('or the one or the other by its key or a regular expression', async () => {
      await field(page).fill('role: ^sound.*or$');
      await expect(shown(page)).toHaveCount(1);
      await field(page).fill('name: ^sound.*or$');
      await expect(shown(page)).toHaveCount(0);
      await expect(status(page)).toHaveText(/no matches/i);
      await field(page).fill('job: director');
      await expect(status(page)).toContainText(
        "“job:” isn't a known field, so it's searched for as text. Known fields: name, role.",
      );
      await field(page).fill('role: (d+)+');
      await expect(status(page)).toContainText(/plain text/);
    });
    await test.step('with those that the site loads on scrolling', async () => {
      await field(page).fill('key animation');
      await expect(status(page)).toHaveText(/^\d+ of 25 match$/);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(status(page)).toHaveText(/^\d+ of (?!25 )\d+ match$/);
      for (const role of await listedTexts(shown(page).locator('.role'))) expect(role).toContain('Key Animation');
    });
    await test.step('and has no field above a list of nine or fewer', async () => {
      await navigate(page, `/manga/${await findSmall(standIn)}/any/staff`);
      await expect(cards(page).first()).toBeVisible();
      await expect(page.locator(ours)).toHaveCount(0);
    });
    await navigate(page, path(ids));
    await expect(field(page)).toHaveValue('');
    await expect(cards(page)).toHaveCount(25);
    await expect(shown(page)).toHaveCount(25);
    // Elsewhere it is switched off without a filter.
    await field(page).fill('sound director');
    await expect(shown(page)).toHaveCount(1);
    await changeSettings(page, {filterStaffTabs: false});
    await expect(shown(page)).toHaveCount(25);
  },
);
