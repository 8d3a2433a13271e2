import type {PageScene} from '#e2e/support/pageScene';
import type {Ids} from '#e2e/support/test';
import type {Condition} from '#e2e/support/condition';

const comparison = ({other}: Ids) => `/user/${other}/animelist/compare`;

export const pageScenes: readonly PageScene[] = [{path: ({other}) => `/user/${other}/mangalist/compare`}];

export const condition: Condition = {path: comparison};
