import {navigate, waitUntilQuiet} from '../support/page';
import {expect, test} from '../support/test';

const staffPage = '/staff/95011';
const hostCount = '.staff > .header .favourite > .count';

test('[studioFavouriteCount][staffPages] count a click on the heart, and keep the site’s number while there is no answer', async ({
  open,
  standIn,
}) => {
  await standIn.control('faults?operation=StaffFavourites&kind=500');
  const page = await open('/studio/14', {as: 'member'});
  const ours = page.locator('am-studio-favourite-count');
  await expect(ours).toHaveText(/\d/);
  const before = Number((await ours.locator('.count').innerText()).replace(',', ''));
  const was = await page.locator('.studio .favourite').evaluate(node => node.classList.contains('isFavourite'));
  await page.locator('.studio .favourite').click();
  await expect(ours).toHaveText((before + (was ? -1 : 1)).toLocaleString('en'));
  await navigate(page, staffPage);
  await expect(page.locator(hostCount)).toBeVisible();
  await waitUntilQuiet(page);
  await expect(page.locator(hostCount)).toBeVisible();
});
