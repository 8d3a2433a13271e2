import {readFileSync} from 'node:fs';

/** The names of classes that the stand-in's redesign renames or wraps. */
export const redesigned =
  readFileSync(new URL('../standin/site/redesign.ts', import.meta.url), 'utf8').match(/[\w-]+/g) ?? [];
