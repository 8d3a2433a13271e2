import type {PageScene} from '#e2e/support/pageScene';
import type {Condition} from '#e2e/support/condition';

export const pageScenes: readonly PageScene[] = [{path: ({users10}) => `/user/${users10}/social`}];

export const condition: Condition = {alone: true};
