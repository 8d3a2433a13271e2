import {changeStandaloneSetting} from '#e2e/support/page';
import type {PageScene} from '#e2e/support/pageScene';
import {goToSetting} from '#e2e/support/settings';
import type {Condition} from '#e2e/support/condition';

export const pageScenes: readonly PageScene[] = [
  {
    path: '/settings/apps',
    act: async page => {
      await changeStandaloneSetting(page, 'blockList', [{media: 1}]);
      await goToSetting(page, 'blockList');
    },
  },
];

export const condition: Condition = {
  before: (page, ids) => changeStandaloneSetting(page, 'blockList', [{user: ids.other}]),
};
