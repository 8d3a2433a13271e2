import {build} from './platform';

/** The parts of the product that an edition leaves out to be smaller (tools/editions.mjs). */
interface LeftOut {
  /** Ids of features. Their definitions, and so their settings, are in every edition. */
  readonly features: readonly string[];
  /** Languages of the texts. */
  readonly languages: readonly string[];
}

/** Set only by the loader of an edition that leaves something out. */
declare const __LEFT_OUT__: LeftOut | undefined;

const inFile: LeftOut = typeof __LEFT_OUT__ === 'undefined' ? {features: [], languages: []} : __LEFT_OUT__;

/** Features that a target can't offer: AniList's page doesn't let an extension show tweets (rule feed-11). */
export const impossibleIn = (target: typeof build.target): readonly string[] =>
  target === 'extension' ? ['tweets'] : [];

export const leftOut: LeftOut = {
  features: [...inFile.features, ...impossibleIn(build.target)],
  languages: inFile.languages,
};
