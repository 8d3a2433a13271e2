import {createRankedSearch, type SearchField} from '#domain/text/rankedSearch';
import {searchText} from '#domain/text/searchText';
import {categories, type Category, type FeatureInfo} from '#services/features';
import {categoryNames} from '#services/messages';
import {featureNamed} from '#services/settings/featureNamed';
import type {FieldSetting} from '#services/settings/handles';
import {listedSections, type SectionName} from './sections';
import {searchWords} from './searchMessages';
import {sectionKeywords, sectionText} from './sectionMessages';

const textOfSetting = ({key, title}: FieldSetting) => `${key} ${title}`;

const ownText = ({id, storedAs, name, summary, details, categories: own}: FeatureInfo) =>
  [id, storedAs, name, summary, details, ...own.map(each => categoryNames[each])].join(' ');

/** The features that are listed in the settings. */
export const visibleOf = (catalogue: readonly FeatureInfo[]) => catalogue.filter(({visible}) => visible !== false);

/** Results of a search, best first, and whether no word is as typed. Without words: everything, in the usual order. */
export interface Found {
  readonly features: readonly FeatureInfo[];
  readonly sections: readonly SectionName[];
  readonly isNear: boolean;
}

const fieldsOfFeature = (feature: FeatureInfo): readonly SearchField[] => [
  {text: feature.name, weight: 3},
  {text: `${feature.id} ${feature.storedAs ?? ''}`, weight: 2},
  {text: feature.summary, weight: 2},
  {text: [...(feature.switches ?? []), ...(feature.settings ?? [])].map(textOfSetting).join(' '), weight: 2},
  {text: feature.details ?? '', weight: 1},
  {text: feature.categories.map(each => categoryNames[each]).join(' '), weight: 1},
];

const fieldsOfSection = (name: SectionName): readonly SearchField[] => [
  {text: sectionText[name], weight: 3},
  {text: sectionKeywords[name], weight: 2.5},
];

/** Creates the search of the settings. The features and sections are indexed at the first search. */
export function createSettingsSearch(catalogue: readonly FeatureInfo[]): (words: string) => Found {
  const features = visibleOf(catalogue);
  const all: Found = {features, sections: listedSections, isNear: false};
  const make = () =>
    createRankedSearch<FeatureInfo | SectionName>(
      [...features, ...listedSections],
      each => (typeof each === 'string' ? fieldsOfSection(each) : fieldsOfFeature(each)),
      searchWords,
    );
  let search: ReturnType<typeof make> | undefined;
  return words => {
    if (!words.trim()) return all;
    search ??= make();
    const {found, isNear} = search.search(words);
    return {
      features: found.filter(each => typeof each !== 'string'),
      sections: found.filter(each => typeof each === 'string'),
      isNear,
    };
  };
}

/** The features of a category; all of them without one. */
export const inCategory = (features: readonly FeatureInfo[], category: Category | undefined) =>
  category === undefined ? features : features.filter(({categories: own}) => own.includes(category));

/** Keys of the options that match a search: by their own texts, or by a word that the texts of their feature lack. */
export function foundOptions(feature: FeatureInfo, search: string): readonly string[] {
  const words = search.split(/\s+/).filter(Boolean);
  const own = ownText(feature);
  const isAbout = (option: string) =>
    words.length > 0 &&
    (searchText(search).isIn(option) ||
      words.some(word => searchText(word).isIn(option) && !searchText(word).isIn(own)));
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
