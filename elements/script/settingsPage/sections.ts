import {build} from '#platform/platform';

/** The parts of the settings that aren't features, in order. The first ones are in the first tab, the others in the last. */
export const sectionNames = [
  'sign-in',
  'styles',
  'language',
  'journal',
  'all',
  'bisect',
  'fixes',
  'check',
  'requests',
  'stored',
  'about',
  'news',
] as const;
/** A part of the settings that isn't a feature. */
export type SectionName = (typeof sectionNames)[number];

/** The fragment of an address that leads to a section. */
export const fragmentOfSection = (name: SectionName) => `#aniscripts-${name}`;

/** The section that a fragment names. */
export const sectionOfFragment = (fragment: string) =>
  sectionNames.find(name => fragmentOfSection(name) === fragment.toLowerCase());

/** The sections that this build has: without an address of fixes there is no list of them. */
export const listedSections = sectionNames.filter(name => name !== 'fixes' || build.siteFixes !== '');

/** Whether a section is among the first steps; the others are about help and repair. */
export const isAtStart = (name: SectionName) => name === 'language' || name === 'sign-in' || name === 'styles';
