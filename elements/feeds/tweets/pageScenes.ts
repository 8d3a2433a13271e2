import {post} from '#e2e/support/posting';
import type {Condition} from '#e2e/support/condition';

export const condition: Condition = {
  path: async (_, standIn) => `/activity/${await post(standIn, 'https://twitter.com/AniListco/status/1')}`,
};
