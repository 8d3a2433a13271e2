import {createRankedSearch, type SearchField} from '#domain/text/rankedSearch';
import {searchText} from '#domain/text/searchText';
import type {Category, FeatureInfo} from '#services/features';
import {categoryNames} from '#services/messages';
import {featureNamed} from '#services/settings/featureNamed';
import type {FieldSetting} from '#services/settings/handles';
import {listedSections, type SectionName} from './sections';
import {searchWords} from './searchMessages';
import {nativeNames, type NativeName} from './natives';
import {nativeSynonyms, nativeText} from './nativeMessages';
import {sectionKeywords, sectionText} from './sectionMessages';
import {featureSynonyms} from './synonymMessages';

const textOfSetting = ({key, title}: FieldSetting) => `${key} ${title}`;

const ownText = ({id, storedAs, name, summary, details, categories: own}: FeatureInfo) =>
  [id, storedAs, name, summary, details, ...own.map(each => categoryNames[each])].join(' ');

/** The features that are listed in the settings. */
export const visibleOf = (catalogue: readonly FeatureInfo[]) => catalogue.filter(({visible}) => visible !== false);

/** A result of a search: a feature, a part of the settings that isn't one, or a setting of AniList itself. */
export type Hit = FeatureInfo | SectionName | NativeName;

/** Results of a search, best first, and whether no word is as typed. Without words: everything, in the usual order. */
export interface Found {
  readonly hits: readonly Hit[];
  readonly features: readonly FeatureInfo[];
  readonly sections: readonly SectionName[];
  readonly isNear: boolean;
}

const isFeature = (hit: Hit): hit is FeatureInfo => typeof hit !== 'string';

/** Whether a result is a setting of AniList itself. */
export const isNative = (hit: Hit): hit is NativeName => nativeNames.some(each => each === hit);

const isSection = (hit: Hit): hit is SectionName => !isFeature(hit) && !isNative(hit);

const foundIn = (hits: readonly Hit[], isNear = false): Found => ({
  hits,
  features: hits.filter(isFeature),
  sections: hits.filter(isSection),
  isNear,
});

const synonymsOf: Readonly<Partial<Record<string, string>>> = featureSynonyms;

/** Names and synonyms come before summaries, these before details, and options last. */
const weights = {name: 6, id: 4, summary: 4, details: 3, option: 2} as const;

const fieldsOfFeature = (feature: FeatureInfo): readonly SearchField[] => [
  {text: feature.name, weight: weights.name},
  {text: synonymsOf[feature.id] ?? '', weight: weights.name},
  {text: `${feature.id} ${feature.storedAs ?? ''}`, weight: weights.id},
  {text: feature.summary, weight: weights.summary},
  {text: feature.details ?? '', weight: weights.details},
  {
    text: [...(feature.switches ?? []), ...(feature.settings ?? [])].map(textOfSetting).join(' '),
    weight: weights.option,
  },
  {text: feature.categories.map(each => categoryNames[each]).join(' '), weight: weights.option},
];

const fieldsOf = (hit: Hit): readonly SearchField[] => {
  if (isFeature(hit)) return fieldsOfFeature(hit);
  const texts = isNative(hit) ? [nativeText[hit], nativeSynonyms[hit]] : [sectionText[hit], sectionKeywords[hit]];
  return texts.map(text => ({text, weight: weights.name}));
};

/** Creates the search of the settings. Everything is indexed at the first search. */
export function createSettingsSearch(catalogue: readonly FeatureInfo[]): (words: string) => Found {
  const features = visibleOf(catalogue);
  const all = foundIn([...features, ...listedSections]);
  const make = () => createRankedSearch<Hit>([...features, ...listedSections, ...nativeNames], fieldsOf, searchWords);
  let search: ReturnType<typeof make> | undefined;
  return words => {
    if (!words.trim()) return all;
    search ??= make();
    const {found, isNear} = search.search(words);
    return foundIn(found, isNear);
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

/** The visible feature, or the switch or option of one, that is named in the fragment of the address. */
export const featureOfFragment = (catalogue: readonly FeatureInfo[], fragment: string) =>
  fragment.length < 2 ? undefined : featureNamed(visibleOf(catalogue), fragment.slice(1));
