import {expect, test, type Ids} from '#e2e/support/test';

const list = ({other}: Ids) => `/user/${other}/animelist`;
const slider = 'am-year-stepper-slider';
const filter = 'am-year-stepper-filter';
const clockAt = '2026-05-05T12:00:00Z';
const lastYear = 2027;

test('[yearStepper] steps the year of a list within its bounds', {tag: '@core'}, async ({open, ids}) => {
  const page = await open(list(ids), {clockAt});
  const next = page.locator(slider).getByRole('button', {name: 'Next year'});
  const previous = page.locator(slider).getByRole('button', {name: 'Previous year'});
  await expect(previous).toContainText(String(lastYear));
  await previous.click();
  await expect(page).toHaveURL(new RegExp(`year=${lastYear}`));
  await expect(previous).toContainText(String(lastYear - 1));
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await previous.press('Enter');
  await expect(page).toHaveURL(new RegExp(`year=${lastYear - 1}`));
  await expect(next).not.toHaveAttribute('aria-disabled', 'true');
  for (let back = 2; back <= 12; back += 1) {
    await previous.click();
    await expect(page).toHaveURL(new RegExp(`year=${lastYear - back}`));
  }
  await expect(page.locator('.filters-wrap .group-header .year')).toHaveText(String(lastYear - 12));
});

test('[yearStepper] reaches every year, and clears the year below the first', async ({open, ids}) => {
  const page = await open(list(ids), {clockAt});
  const next = page.locator(slider).getByRole('button', {name: 'Next year'});
  const previous = page.locator(slider).getByRole('button', {name: 'Previous year'});
  for (let year = 1951; year <= lastYear; year += 1) {
    await next.click();
    await expect(page.locator('.filters-wrap .el-slider')).toHaveAttribute('aria-valuenow', String(year));
  }
  await page.locator('.filters-wrap .el-slider__runway').click({position: {x: 3, y: 2}});
  while (!/year=1951/.test(page.url())) await previous.click();
  await previous.click();
  await expect(page).not.toHaveURL(/year=/);
});

test('[yearStepper] changes the year of a search, and keeps its other filters', async ({open}) => {
  const page = await open('/search/anime?genres=Action&year=2010%25');
  await page.locator(filter).getByRole('button', {name: 'Next year'}).click();
  await expect(page).toHaveURL(/\?genres=Action&year=2011%25$/);
  await expect(page.locator('.filter-select', {hasText: 'year'}).locator('.value-wrap')).toHaveText('2011');
  await page.locator(filter).getByRole('button', {name: 'Previous year'}).press('Enter');
  await expect(page).toHaveURL(/year=2010%25$/);
  await expect(page.locator(filter)).toHaveCount(1);
  await test.step('two presses, before the filter of the site has followed the first, are two steps', async () => {
    await page
      .locator(filter)
      .getByRole('button', {name: 'Next year'})
      .evaluate(button => {
        for (let press = 0; press < 2; press += 1) button.dispatchEvent(new MouseEvent('click', {bubbles: true}));
      });
    await expect(page).toHaveURL(/\?genres=Action&year=2012%25$/);
  });
});
