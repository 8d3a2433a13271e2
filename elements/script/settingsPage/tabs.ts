import {categories, type Category, type FeatureInfo} from '#services/features';
import type {NamedFeature} from '#services/settings/featureNamed';
import {isAtStart, type SectionName} from './sections';

/** A tab of the settings: a category, or one of the three that aren't. The last one chosen is stored by this name. */
export type TabName = 'start' | Category | 'all' | 'help';

/** The category of a tab, if it is one. */
export const categoryOf = (tab: string): Category | undefined => categories.find(each => each === tab);

/** The tabs, in order: only categories that have features. */
export const tabsFor = (features: readonly FeatureInfo[]): readonly TabName[] => [
  'start',
  ...categories.filter(each => features.some(({categories: own}) => own.includes(each))),
  'all',
  'help',
];

/** The tab of a section. */
export const tabOfSection = (name: SectionName): TabName => (isAtStart(name) ? 'start' : 'help');

/** The tab that shows a feature: the one that is open if it has it, otherwise that of its first category. */
export function tabOfFeature({feature}: NamedFeature, open: TabName): TabName {
  const [first = 'all'] = feature.categories;
  return open === 'all' || feature.categories.some(each => each === open) ? open : first;
}
