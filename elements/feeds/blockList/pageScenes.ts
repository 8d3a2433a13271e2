import {changeStandaloneSetting} from '../../../e2e/support/page';
import type {PageScene} from '../../../e2e/support/pageScene';

export const pageScenes: readonly PageScene[] = [
  {path: '/settings/apps', act: page => changeStandaloneSetting(page, 'blockList', [{media: 1}])},
];
