import type {FeatureInfo} from '#services/features';
import type {Part} from './part';

/** One enhancement: what it is, when it is on, and the parts that do it. */
export interface Feature extends FeatureInfo {
  readonly parts: readonly Part[];
}

/** States a feature. Importing a definition does nothing; the dispatcher runs it. */
export const defineFeature = (feature: Feature): Feature => feature;
