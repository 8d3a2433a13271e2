import {mediaPage} from '#e2e/support/paths';
import {changeStandaloneSetting} from '#e2e/support/page';
import type {Condition} from '#e2e/support/condition';

export const condition: Condition = {
  path: mediaPage,
  before: (page, ids) => changeStandaloneSetting(page, 'titleAliases', [[`/anime/${ids.anime}/`, 'Of mine']]),
};
