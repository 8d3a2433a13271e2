import {manifest, type FeatureId} from '../manifest.generated';
import {toggle, type ToggleSetting} from './handles';

/**
 * The switch of a feature, for modules that depend on it without importing its definition. Its default comes from the
 * generated manifest.
 */
export const featureSwitch = (id: FeatureId): ToggleSetting =>
  toggle(id, {title: '', initial: manifest[id].enabledByDefault});
