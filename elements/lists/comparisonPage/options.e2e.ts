import type {Page} from '@playwright/test';
import {rows, tag, waitForLists} from '#e2e/support/compare';
import {changeSettings, navigate} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const path = (name: string, query = '') => `/user/${name}/animelist/compare${query}`;
const ours = (page: Page) => page.locator(tag);
const params = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const member = {as: 'member'} as const;

test(
  '[comparisonPage] colors cells and shows own score formats as its options say, unless the address says otherwise',
  {tag: '@core'},
  async ({open, ids}) => {
    const query = `?users=${ids.users3}*&sort=@${ids.users3}`;
    const page = await open(path(ids.users3, query), {...member, settings: {comparisionSystemFilter: true}});
    await waitForLists(page, [ids.users3]);
    const cell = rows(page).first().locator('td.person');
    await expect(cell.getByRole('img', {name: 'smile'})).toBeVisible();
    await expect(cell).toHaveAttribute('data-full', 'true');
    await changeSettings(page, {comparisionSystemFilter: false, comparisionColourFilter: false});
    await expect(cell.locator('.score')).toHaveText('85');
    await expect(cell).not.toHaveAttribute('data-full');
    await navigate(page, path(ids.users3, `${query}&ratingSystems=true&fullColour=true`));
    await waitForLists(page, [ids.users3]);
    await expect(cell.getByRole('img', {name: 'smile'})).toBeVisible();
    await expect(cell).toHaveAttribute('data-full', 'true');
    await ours(page).getByLabel('Individual score formats').uncheck();
    await expect(cell.locator('.score')).toHaveText('85');
    expect(params(page)).toMatchObject({ratingSystems: 'false', fullColour: 'true'});
  },
);
