import type {Problem, Repository} from './names.mjs';

export function ruleProblems(documents: readonly object[], repository: Repository): Problem[];
