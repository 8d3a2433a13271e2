import {readdirSync} from 'node:fs';

import type {PageScene} from './pageScene';

const elements = new URL('../../elements/', import.meta.url);

const files = readdirSync(elements, {recursive: true, encoding: 'utf8'})
  .filter(file => file.endsWith('pageScenes.ts'))
  .toSorted();

const modules = await Promise.all(
  files.map(file => import(new URL(file, elements).href) as Promise<{pageScenes: readonly PageScene[]}>),
);

/** The page scenes of all features. */
export const pageScenes: readonly PageScene[] = modules.flatMap(module => module.pageScenes);
