import type {ESLint} from 'eslint';

export const vocabulary: ESLint.Plugin;
