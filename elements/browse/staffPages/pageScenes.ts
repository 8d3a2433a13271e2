import type {PageScene} from '#e2e/support/pageScene';

export const pageScenes: readonly PageScene[] = [{path: '/staff/95011'}, {path: '/search/staff'}];
