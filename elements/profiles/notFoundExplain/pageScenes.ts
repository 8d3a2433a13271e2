import type {PageScene} from '../../../e2e/support/pageScene';

export const pageScenes: readonly PageScene[] = [{path: '/user/nobodyofthisname/'}, {path: '/anime/999999999/'}];
