import type {PageScene} from '#e2e/support/pageScene';
import {navigate} from '#e2e/support/page';
import {findDiscussedMedia} from '#e2e/support/find';
import type {Condition} from '#e2e/support/condition';

export const pageScenes: readonly PageScene[] = [{path: ({anime}) => `/forum/recent?media=${anime}`}];

export const condition: Condition = {
  path: '/forum/recent',
  before: async (page, _, standIn) => navigate(page, `/forum/recent?media=${(await findDiscussedMedia(standIn)).id}`),
};
