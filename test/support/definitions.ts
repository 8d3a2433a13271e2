import type {FeatureInfo} from '#services/features';

/** A feature definition as seen by the settings page. */
export const info = (id: string, more: Partial<FeatureInfo> = {}): FeatureInfo => ({
  id,
  title: `What ${id} does.`,
  categories: ['Script'],
  enabledByDefault: true,
  needs: [],
  settings: [],
  ...more,
});
