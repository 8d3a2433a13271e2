import type {Condition} from '#e2e/support/condition';

export const condition: Condition = {path: ({other}) => `/user/${other}/stats/anime/tags`};
