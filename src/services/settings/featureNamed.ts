import {keyOf, switchesOf, type FeatureInfo} from '../features';
import type {FieldSetting} from './handles';

/** The result of looking up a name from outside: a feature, or one of its switches or options. */
export interface NamedFeature {
  readonly feature: FeatureInfo;
  /** The switch or option with that name; undefined if the name is that of the feature. */
  readonly setting: FieldSetting | undefined;
}

/**
 * Finds the feature, switch or option for a name in a list of fixes, a bisect, a link or a stored count of any version: by the id of a
 * feature, or by the key that is stored for it, its switches or its options. Case doesn't matter.
 */
export function featureNamed(catalogue: readonly FeatureInfo[], name: string): NamedFeature | undefined {
  const wanted = name.toLowerCase();
  const isMeant = (each: string) => each.toLowerCase() === wanted;
  const whole = catalogue.find(feature => isMeant(feature.id) || isMeant(keyOf(feature)));
  if (whole) return {feature: whole, setting: undefined};
  for (const feature of catalogue) {
    const setting = [...switchesOf(feature), ...(feature.settings ?? [])].find(({key}) => isMeant(key));
    if (setting) return {feature, setting};
  }
  return undefined;
}
