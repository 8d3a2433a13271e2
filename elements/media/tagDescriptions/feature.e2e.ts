import {queryApi} from '#e2e/support/api';
import {expect, test} from '#e2e/support/test';

test(
  '[tagDescriptions] explains the tag under the pointer or chosen by keyboard',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const {MediaTagCollection: tags} = await queryApi<{
      MediaTagCollection: {name: string; description: string | null}[];
    }>(standIn, '{ MediaTagCollection { name description } }');
    expect(tags.length, 'the feature recognises the list of tags by its length').toBeGreaterThan(205);
    const page = await open(`/anime/${ids.anime}/${ids.slug}/`, {as: 'member'});
    await page.getByRole('button', {name: 'Add tags'}).click();
    await page.locator('.tag-choice .el-select__input').click();
    const ours = page.locator('.el-select-dropdown > am-tag-descriptions');
    const option = page.locator('.el-select-dropdown__item', {hasText: /^Tsundere$/});
    await expect(page.locator('.el-select-dropdown')).toBeVisible();
    await expect(ours.getByRole('status')).toHaveText(/hover/i);
    await option.hover();
    const meaning = tags.find(({name}) => name === 'Tsundere')?.description ?? '';
    await expect(ours.getByRole('status')).toHaveText(meaning ? `Tsundere: ${meaning}` : /Message \S+ to get this/);
    await page.keyboard.press('ArrowDown');
    await expect(ours.getByRole('status')).not.toContainText('Tsundere: ');
  },
);
