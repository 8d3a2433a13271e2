import type {PageScene} from '#e2e/support/pageScene';
import {navigate} from '#e2e/support/page';
import type {Condition} from '#e2e/support/condition';

export const pageScenes: readonly PageScene[] = [{path: '/user/nobodyofthisname/'}, {path: '/anime/999999999/'}];

export const condition: Condition = {path: '/reviews', before: page => navigate(page, '/user/nobodyofthisname/')};
