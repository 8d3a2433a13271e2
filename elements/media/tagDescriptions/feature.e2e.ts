import {queryApi} from '#e2e/support/api';
import {violations} from '#e2e/support/axe';
import {waitUntilQuiet, changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

test(
  '[tagDescriptions] explains the tag under the pointer, only while it is on',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const {MediaTagCollection: tags} = await queryApi<{
      MediaTagCollection: {name: string; description: string | null}[];
    }>(standIn, '{ MediaTagCollection { name description } }');
    expect(tags.length, 'the feature recognises the list of tags by its length').toBeGreaterThan(205);
    const page = await open(`/anime/${ids.anime}/${ids.slug}/`, {as: 'member', settings: {tagDescriptions: false}});
    await page.getByRole('button', {name: 'Add tags'}).click();
    await page.locator('.tag-choice .el-select__input').click();
    const ours = page.locator('.el-select-dropdown > am-tag-descriptions');
    const option = page.locator('.el-select-dropdown__item', {hasText: /^Tsundere$/});
    await expect(page.locator('.el-select-dropdown')).toBeVisible();
    await waitUntilQuiet(page);
    await expect(ours).toHaveCount(0);
    await changeSettings(page, {tagDescriptions: true});
    await expect(ours.getByRole('status')).toHaveText(/hover/i);
    expect(await violations(page, 'am-tag-descriptions')).toEqual([]);
    await option.hover();
    const meaning = tags.find(({name}) => name === 'Tsundere')?.description ?? '';
    await expect(ours.getByRole('status')).toHaveText(meaning ? `Tsundere: ${meaning}` : /Message \S+ to get this/);
    await page.keyboard.press('ArrowDown');
    await expect(ours.getByRole('status')).not.toContainText('Tsundere: ');
    await changeSettings(page, {tagDescriptions: false});
    await expect(ours).toHaveCount(0);
  },
);

test('[tagDescriptions] turns off if the site describes tags itself', async ({open, ids}) => {
  const page = await open(`/anime/${ids.anime}/${ids.slug}/?native=tagDescriptions`, {as: 'member'});
  await expect(page.locator('.tag-description').first()).toBeVisible();
  await page.getByRole('button', {name: 'Add tags'}).click();
  await page.locator('.tag-choice .el-select__input').click();
  await expect(page.locator('.el-select-dropdown')).toBeVisible();
  await waitUntilQuiet(page);
  await expect(page.locator('am-tag-descriptions')).toHaveCount(0);
});
