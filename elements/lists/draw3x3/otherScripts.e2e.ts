import {ownText} from '#e2e/support/ownText';
import {expect, test} from '#e2e/support/test';

test('[draw3x3] uses the titles of the site for the picks, without those that another extension adds', async ({
  open,
  ids,
}) => {
  const page = await open(`/user/${ids.other}/animelist?foreign=children`, {as: 'member'});
  const link = page.locator('.medialist .list-entries .row .title > a').first();
  await expect(link.locator('.english-title')).toHaveText('English title');
  await page.locator('am-draw3x3-box').getByRole('button', {name: 'Collage', exact: true}).click();
  await page.locator('.medialist .list-entries .row .cover .image').first().click();
  const picks = page.locator('am-draw3x3-box').getByRole('dialog', {name: 'Collage'}).getByRole('listitem');
  await expect(picks.locator('span').first()).toHaveText(await ownText(link));
  await expect(picks).toHaveCount(1);
});
