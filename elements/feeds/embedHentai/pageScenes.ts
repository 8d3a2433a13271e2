import {post} from '#e2e/support/posting';
import {siteUrl} from '#e2e/support/server';
import type {Condition} from '#e2e/support/condition';

export const condition: Condition = {
  path: async (ids, standIn) => `/activity/${await post(standIn, `${siteUrl}/anime/${ids.animeAdult}/`)}`,
};
