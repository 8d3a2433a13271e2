import type {FeatureInfo} from '#services/features';
import type {Part} from './part';

/** An enhancement: its description, when it is on, and the parts that implement it. */
export interface Feature extends FeatureInfo {
  readonly parts: readonly Part[];
}

/** Declares a feature. Importing a definition has no side effects; the dispatcher runs it. */
export const defineFeature = (feature: Feature): Feature => feature;
