import {readFileSync} from 'node:fs';

/** The names of classes that the redesign of the stand-in gives new ones or a wrapper. */
export const redesigned =
  readFileSync(new URL('../standin/site/redesign.ts', import.meta.url), 'utf8').match(/[\w-]+/g) ?? [];
