import {searchText} from '#domain/text/searchText';
import {categories, type Category, type FeatureInfo} from '#services/features';
import {categoryNames} from '#services/messages';
import {featureNamed} from '#services/settings/featureNamed';
import type {FieldSetting} from '#services/settings/handles';

const textOfSetting = ({key, title}: FieldSetting) => `${key} ${title}`;

const ownText = ({id, storedAs, name, summary, details, categories: own}: FeatureInfo) =>
  [id, storedAs, name, summary, details, ...own.map(each => categoryNames[each])].join(' ');

const textOf = (feature: FeatureInfo) =>
  [ownText(feature), ...[...(feature.switches ?? []), ...(feature.settings ?? [])].map(textOfSetting)].join(' ');

/** The features that are listed in the settings. */
export const visibleOf = (catalogue: readonly FeatureInfo[]) => catalogue.filter(({visible}) => visible !== false);

/** The visible features of a category (`undefined`: all) that contain every word of a search. */
export function filterFeatures(catalogue: readonly FeatureInfo[], category: Category | undefined, search: string) {
  const query = searchText(search);
  return visibleOf(catalogue)
    .filter(({categories: own}) => category === undefined || own.includes(category))
    .filter(feature => query.isIn(textOf(feature)));
}

/** Keys of the options that match a search: by their own texts, or together with the texts of their feature. */
export function foundOptions(feature: FeatureInfo, search: string): readonly string[] {
  if (!search.trim()) return [];
  const query = searchText(search);
  const own = ownText(feature);
  const isAbout = (option: string) => query.isIn(option) || (!query.isIn(own) && query.isIn(`${own} ${option}`));
  return (feature.settings ?? []).filter(each => isAbout(textOfSetting(each))).map(({key}) => key);
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

/** The visible feature, or the switch or option of one, that is named in the fragment of the address. */
export const featureOfFragment = (catalogue: readonly FeatureInfo[], fragment: string) =>
  fragment.length < 2 ? undefined : featureNamed(visibleOf(catalogue), fragment.slice(1));
