import type {Page} from '@playwright/test';

import type {Ids} from './test';

/** The page for editing a media item of the site. */
export const editPage = ({anime}: Ids) => `/edit/anime/${anime}`;

/** The pictures in the list of staff. */
export const staffPictures = (page: Page) => page.locator('.staff-row > .col > .image');

/** Opens the list of staff. */
export async function openStaff(page: Page) {
  await page.locator('.media > .pages').getByText('Staff', {exact: true}).click();
  await staffPictures(page).first().waitFor();
}

/** Adds a second role of the first person, at the end of the list. */
export async function repeatStaff(page: Page) {
  await openStaff(page);
  await page.getByRole('button', {name: 'Add role'}).click();
}
