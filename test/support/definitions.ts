import type {FeatureInfo} from '#services/features';

/** A definition as the settings page sees it. */
export const info = (id: string, more: Partial<FeatureInfo> = {}): FeatureInfo => ({
  id,
  title: `What ${id} does.`,
  categories: ['Script'],
  enabledByDefault: true,
  needs: [],
  settings: [],
  ...more,
});
