import type {FeatureInfo} from '#services/features';

/** A feature definition as seen by the settings page. */
export const info = (id: string, more: Partial<FeatureInfo> = {}): FeatureInfo => ({
  id,
  name: `Feature ${id}`,
  summary: `What ${id} does.`,
  categories: ['Script'],
  requests: 'none',
  enabledByDefault: true,
  needs: [],
  settings: [],
  ...more,
});
