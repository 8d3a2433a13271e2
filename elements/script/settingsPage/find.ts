import {searchText} from '#domain/text/searchText';
import {categories, type Category, type FeatureInfo} from '#services/features';
import {categoryNames} from '#services/messages';

const textOf = ({id, name, summary, details, categories: own, settings}: FeatureInfo) =>
  [
    id,
    name,
    summary,
    details,
    ...own.map(each => categoryNames[each]),
    ...(settings ?? []).flatMap(each => [each.key, each.title]),
  ].join(' ');

/** The features that are listed in the settings. */
export const visibleOf = (catalogue: readonly FeatureInfo[]) => catalogue.filter(({visible}) => visible !== false);

/** The visible features of a category (`undefined`: all) that contain every word of a search. */
export function filterFeatures(catalogue: readonly FeatureInfo[], category: Category | undefined, search: string) {
  const query = searchText(search);
  return visibleOf(catalogue)
    .filter(({categories: own}) => category === undefined || own.includes(category))
    .filter(feature => query.isIn(textOf(feature)));
}

/** Features below the name of a category. */
export interface FeatureGroup {
  readonly category: Category;
  readonly features: readonly FeatureInfo[];
}

/** One group if a category is chosen, else one for each first category of the features, in the order of the tabs. */
export function groupsOf(features: readonly FeatureInfo[], chosen: Category | undefined): readonly FeatureGroup[] {
  if (chosen) return features.length ? [{category: chosen, features}] : [];
  return categories
    .map(category => ({category, features: features.filter(({categories: [first]}) => first === category)}))
    .filter(group => group.features.length > 0);
}

/** The feature whose id is the address's fragment, ignoring case. */
export const featureOfFragment = (catalogue: readonly FeatureInfo[], fragment: string) =>
  fragment.length < 2
    ? undefined
    : visibleOf(catalogue).find(({id}) => id.toLowerCase() === fragment.slice(1).toLowerCase());
