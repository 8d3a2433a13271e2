import {manifest} from '#services/manifest.generated';
import {namesOfKey} from '#services/settings/featureSwitch';
import type {Feature} from './defineFeature';
import {sheetGroups, type Part} from './part';

/** A part and its feature. */
export interface FeaturePart {
  readonly feature: Feature;
  readonly part: Part;
}

/** All parts of a catalogue. */
export const partsOf = (catalogue: readonly Feature[]): readonly FeaturePart[] =>
  catalogue.flatMap(feature => feature.parts.map(part => ({feature, part})));

/** The name by which other parts refer to this one. */
export function referenceTo({feature: {id}, part: {name, switch: own}}: FeaturePart) {
  const owner = own?.key ?? id;
  return name === undefined ? owner : `${owner}/${name}`;
}

type References = ReadonlyMap<string, readonly FeaturePart[]>;

/** The parts that each reference stands for: one part, or all parts of a feature. */
function referencesOf(parts: readonly FeaturePart[]): References {
  const found = new Map<string, FeaturePart[]>();
  const add = (reference: string, each: FeaturePart) => found.set(reference, [...(found.get(reference) ?? []), each]);
  for (const each of parts) {
    const {feature, part} = each;
    for (const name of new Set([feature.id, part.switch?.key ?? feature.id, referenceTo(each)])) add(name, each);
  }
  return found;
}

function resolve(references: References, reference: string, from: FeaturePart): readonly FeaturePart[] {
  const id = reference.split('/', 1)[0] ?? '';
  const named = references.get(reference);
  // A feature that is planned, or missing in the catalogue of a test, has no parts to compare with.
  const isElsewhere = !references.has(id) && namesOfKey(id).some(name => Object.hasOwn(manifest, name));
  if (!named && !isElsewhere)
    throw new Error(`${referenceTo(from)} is ordered before or after "${reference}", which is not a part.`);
  return named?.filter(other => other !== from) ?? [];
}

/** The parts that must come before each of these, by their own declaration. */
export function predecessorsOf(parts: readonly FeaturePart[]): ReadonlyMap<FeaturePart, readonly FeaturePart[]> {
  const references = referencesOf(parts);
  const found = new Map(parts.map(each => [each, [] as FeaturePart[]]));
  for (const each of parts) {
    for (const name of each.part.after ?? []) found.get(each)?.push(...resolve(references, name, each));
    for (const name of each.part.before ?? [])
      for (const later of resolve(references, name, each)) found.get(later)?.push(each);
  }
  return found;
}

const groupOf = ({part: {sheet = 'fix'}}: FeaturePart) => sheetGroups.indexOf(sheet);

/** Compares by the group of style sheets, then by name. */
function byGroupAndName(one: FeaturePart, other: FeaturePart) {
  return groupOf(one) - groupOf(other) || (referenceTo(one) < referenceTo(other) ? -1 : 1);
}

/**
 * All parts of a catalogue in the order given by their `before` and `after`. Parts without a declared order are sorted
 * by the groups of their style sheets, then by name, so the order of the catalogue makes no difference.
 *
 * @throws if a name is unknown or the order has a cycle.
 */
export function orderParts(catalogue: readonly Feature[]): readonly FeaturePart[] {
  const parts = partsOf(catalogue).toSorted(byGroupAndName);
  const predecessors = predecessorsOf(parts);
  const ordered = new Set<FeaturePart>();
  const visit = (each: FeaturePart, path: readonly FeaturePart[]) => {
    if (ordered.has(each)) return;
    if (path.includes(each)) {
      const cycle = [...path.slice(path.indexOf(each)), each].map(referenceTo);
      throw new Error(`Parts are ordered in a circle, each after the next: ${cycle.join(', ')}.`);
    }
    for (const earlier of predecessors.get(each) ?? []) visit(earlier, [...path, each]);
    ordered.add(each);
  };
  for (const each of parts) visit(each, []);
  return [...ordered];
}
