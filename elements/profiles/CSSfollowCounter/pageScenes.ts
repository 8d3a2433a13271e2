import type {PageScene} from '../../../e2e/support/pageScene';

export const pageScenes: readonly PageScene[] = [{path: ({users10}) => `/user/${users10}/social`}];
