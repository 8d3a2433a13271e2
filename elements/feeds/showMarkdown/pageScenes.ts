import {post} from '../../../e2e/support/posting';
import {siteUrl} from '../../../e2e/support/server';
import type {PageScene} from '../../../e2e/support/pageScene';

export const pageScenes: readonly PageScene[] = [
  {
    path: async ({animeAdult}, standIn) => `/activity/${await post(standIn, `${siteUrl}/anime/${animeAdult}/`)}`,
    act: page => page.locator('am-show-markdown-button button').click(),
  },
];
