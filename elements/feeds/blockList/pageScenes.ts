import {changeStandaloneSetting} from '#e2e/support/page';
import type {PageScene} from '#e2e/support/pageScene';
import type {Condition} from '#e2e/support/condition';

export const pageScenes: readonly PageScene[] = [
  {path: '/settings/apps#blockList', act: page => changeStandaloneSetting(page, 'blockList', [{media: 1}])},
];

export const condition: Condition = {
  before: (page, ids) => changeStandaloneSetting(page, 'blockList', [{user: ids.other}]),
};
