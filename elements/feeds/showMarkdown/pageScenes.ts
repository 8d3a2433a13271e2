import {post} from '#e2e/support/posting';
import {siteUrl} from '#e2e/support/server';
import type {PageScene} from '#e2e/support/pageScene';
import {textActivity} from '#e2e/support/paths';
import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

export const pageScenes: readonly PageScene[] = [
  {
    path: async ({animeAdult}, standIn) => `/activity/${await post(standIn, `${siteUrl}/anime/${animeAdult}/`)}`,
    act: page => page.locator('am-show-markdown-button button').click(),
  },
];

export const condition: Condition = {path: textActivity};

export const looks: readonly MainLook[] = [
  {
    path: ({activityText}) => `/activity/${activityText}`,
    selector: 'am-show-markdown-button',
    property: 'opacity',
    off: undefined,
    on: '0',
  },
];
