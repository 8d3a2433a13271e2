import {waitUntilStill} from '#e2e/support/page';
import type {PageScene} from '#e2e/support/pageScene';
import {mediaPage} from '#e2e/support/paths';
import type {Condition} from '#e2e/support/condition';

export const pageScenes: readonly PageScene[] = [
  {
    path: ({anime, slug}) => `/anime/${anime}/${slug}/`,
    act: async page => {
      // A click may be lost while the site is still rendering the media page.
      await waitUntilStill(page, 300);
      await page.getByRole('button', {name: 'Add tags'}).click();
      await page.locator('.tag-choice .el-select__input').click();
    },
  },
];

export const condition: Condition = {
  path: mediaPage,
  before: async page => {
    await page.getByRole('button', {name: 'Add tags'}).click();
    await page.locator('.tag-choice .el-select__input').click();
  },
};
