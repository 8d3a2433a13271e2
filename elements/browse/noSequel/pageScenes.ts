import type {Condition} from '#e2e/support/condition';

export const condition: Condition = {path: '/search/anime/trending'};
