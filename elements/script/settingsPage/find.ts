import type {Category, FeatureInfo} from '#services/features';

const normalised = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const textOf = ({id, title, extendedDescription, categories, settings}: FeatureInfo) =>
  normalised([id, title, extendedDescription, ...categories, ...(settings ?? []).map(each => each.title)].join(' '));

const byImportance = (a: FeatureInfo, b: FeatureInfo) => (b.importance ?? 0) - (a.importance ?? 0);

/** The features that are listed in the settings. */
export const visibleOf = (catalogue: readonly FeatureInfo[]) => catalogue.filter(({visible}) => visible !== false);

/** The visible features of a category (`undefined`: all) that contain every word of a search, most important first. */
export function filterFeatures(catalogue: readonly FeatureInfo[], category: Category | undefined, search: string) {
  const words = normalised(search).split(/\s+/).filter(Boolean);
  return visibleOf(catalogue)
    .filter(({categories}) => category === undefined || categories.includes(category))
    .filter(feature => {
      const text = textOf(feature);
      return words.every(word => text.includes(word));
    })
    .toSorted(byImportance);
}

/** The feature whose id is the address's fragment, ignoring case. */
export const featureOfFragment = (catalogue: readonly FeatureInfo[], fragment: string) =>
  fragment.length < 2
    ? undefined
    : visibleOf(catalogue).find(({id}) => id.toLowerCase() === fragment.slice(1).toLowerCase());
