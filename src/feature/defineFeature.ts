import type {FeatureInfo, FeatureTexts} from '#services/features';
import type {Part} from './part';

/** An enhancement: what the settings page offers, when it is on, and the parts that implement it. Its texts are in the messages.ts beside it. */
export interface Feature extends Omit<FeatureInfo, keyof FeatureTexts> {
  readonly parts: readonly Part[];
}

/** A feature with the texts of the settings page. */
export type DescribedFeature = Feature & FeatureInfo;

/** Declares a feature. Importing a definition has no side effects; the dispatcher runs it. */
export const defineFeature = (feature: Feature): Feature => feature;

/** A feature with its texts, as the settings page shows it. */
export const withTexts = (
  feature: Feature,
  {name, summary, details = ''}: FeatureTexts,
  hasPicture = false,
): DescribedFeature => ({
  ...feature,
  name,
  summary,
  details,
  hasPicture,
});
