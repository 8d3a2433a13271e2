import {readdirSync} from 'node:fs';

import type {Condition} from './condition';
import {features} from './features';
import type {MainLook} from './mainLooks';
import type {PageScene} from './pageScene';

interface Module {
  readonly pageScenes?: readonly PageScene[];
  readonly condition?: Condition;
  /** The conditions of the switches of a feature that has several, by key. */
  readonly conditions?: Readonly<Record<string, Condition>>;
  readonly looks?: readonly MainLook[];
}

const elements = new URL('../../elements/', import.meta.url);

const files = readdirSync(elements, {recursive: true, encoding: 'utf8'})
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => file.endsWith('/pageScenes.ts'))
  .toSorted();

const modules = await Promise.all(
  files.map(async file => ({
    id: file.split('/')[1] ?? '',
    ...((await import(new URL(file, elements).href)) as Module),
  })),
);

const keyOf = (id: string) => features().find(feature => feature.id === id)?.storedAs ?? id;

/** The page scenes of all features, each with the id of its feature. */
export const ownedScenes: readonly (PageScene & {readonly id: string})[] = modules.flatMap(({id, pageScenes = []}) =>
  pageScenes.map(scene => ({id, ...scene})),
);

/** The page scenes of all features. */
export const pageScenes: readonly PageScene[] = ownedScenes;

/** The conditions of the features that declare one, by the key of the switch. */
export const conditions: Readonly<Record<string, Condition>> = Object.fromEntries(
  modules.flatMap(({id, condition, conditions: own = {}}) => [
    ...(condition ? [[keyOf(id), condition] as const] : []),
    ...Object.entries(own),
  ]),
);

/** The main effects of the features that restyle the site. */
export const mainLooks: readonly (MainLook & {readonly id: string; readonly switch: string})[] = modules.flatMap(
  ({id, looks = []}) => looks.map(look => ({id, switch: keyOf(id), ...look})),
);
