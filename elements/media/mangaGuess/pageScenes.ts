import type {PageScene} from '#e2e/support/pageScene';
import type {Condition} from '#e2e/support/condition';

export const pageScenes: readonly PageScene[] = [{path: ({mangaReleasing}) => `/manga/${mangaReleasing}`}];

export const condition: Condition = {path: ({mangaReleasing}) => `/manga/${mangaReleasing}`};
