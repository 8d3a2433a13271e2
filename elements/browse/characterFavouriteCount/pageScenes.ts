import type {PageScene} from '#e2e/support/pageScene';

export const pageScenes: readonly PageScene[] = [{path: ({character}) => `/character/${character}`}];
