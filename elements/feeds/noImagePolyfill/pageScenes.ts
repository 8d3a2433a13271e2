import {blockPictures} from '#e2e/support/pictures';
import {navigate} from '#e2e/support/page';
import type {Condition} from '#e2e/support/condition';

export const condition: Condition = {
  path: '/reviews',
  before: async page => {
    await blockPictures(page);
    await navigate(page, '/home');
  },
};
