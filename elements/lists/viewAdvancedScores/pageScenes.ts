import type {PageScene} from '#e2e/support/pageScene';
import type {Condition} from '#e2e/support/condition';

export const pageScenes: readonly PageScene[] = [
  {path: ({other}) => `/user/${other}/animelist`},
  {path: ({user}) => `/user/${user}/animelist`},
];

export const condition: Condition = {alone: true};
