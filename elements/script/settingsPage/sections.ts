import {searchText} from '#domain/text/searchText';
import {sectionKeywords, sectionText} from './sectionMessages';

/**
 * The parts of the settings that aren't features, in order. The language and the sign-in are above the list, the others
 * are below it.
 */
export const sectionNames = ['language', 'sign-in', 'all', 'journal', 'requests', 'bisect', 'fixes', 'check'] as const;
/** A part of the settings that isn't a feature. */
export type SectionName = (typeof sectionNames)[number];

/** The fragment of an address that leads to a section. */
export const fragmentOfSection = (name: SectionName) => `#aniscripts-${name}`;

/** The section that a fragment names. */
export const sectionOfFragment = (fragment: string) =>
  sectionNames.find(name => fragmentOfSection(name) === fragment.toLowerCase());

/** The sections that contain every word of a search; all of them without words. */
export const filterSections = (search: string) => {
  const query = searchText(search);
  return sectionNames.filter(name => query.isIn(`${sectionText[name]} ${sectionKeywords[name]}`));
};
