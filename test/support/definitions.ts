import type {FeatureInfo} from '../../src/services/features';

/** A definition as the settings page sees it. */
export const info = (id: string, more: Partial<FeatureInfo> = {}): FeatureInfo => ({
  id,
  title: `What ${id} does.`,
  categories: ['Script'],
  on: true,
  needs: [],
  settings: [],
  ...more,
});
