import {ownText} from '#e2e/support/ownText';
import {changeSettings, changeStandaloneSetting} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

test('[titleAliases] renames a heading and the titles of a list without touching what other extensions add to them', async ({
  open,
  ids,
}) => {
  const page = await open(`/anime/${ids.anime}/?foreign=children`, {as: 'member'});
  const heading = page.locator('.media .header .content > h1');
  await expect(heading.locator('.malsync-mark')).toHaveText('MAL');
  const before = await ownText(heading);
  await changeStandaloneSetting(page, 'titleAliases', [[`/anime/${ids.anime}/`, 'Other name']]);
  await expect.poll(() => ownText(heading)).toBe('Other name');
  await expect(heading.locator('.malsync-mark')).toHaveText('MAL');
  await expect(heading.locator('.eastrane-copy')).toHaveText('Copy');
  await changeSettings(page, {titleAliases: false});
  await expect.poll(() => ownText(heading)).toBe(before);
});
