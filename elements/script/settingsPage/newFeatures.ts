import {isNewer} from '#domain/script/changelog';
import type {FeatureInfo} from '#services/features';

/** The features that the newest version with new features added, and those that the version seen last did not have. */
export function newFeatures(catalogue: readonly FeatureInfo[], seen: string | undefined): readonly FeatureInfo[] {
  const newest = catalogue.reduce((last, {newIn = ''}) => (isNewer(newIn, last) ? newIn : last), '');
  return catalogue.filter(
    ({newIn, visible}) =>
      newIn !== undefined && visible !== false && (newIn === newest || (seen !== undefined && isNewer(newIn, seen))),
  );
}
