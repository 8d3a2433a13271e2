/** The parts of the product that an edition leaves out to be smaller (tools/editions.mjs). */
interface LeftOut {
  /** Ids of features. Their definitions, and so their settings, are in every edition. */
  readonly features: readonly string[];
  /** Languages of the texts. */
  readonly languages: readonly string[];
}

/** Set only by the loader of an edition that leaves something out. */
declare const __LEFT_OUT__: LeftOut | undefined;

export const leftOut: LeftOut = typeof __LEFT_OUT__ === 'undefined' ? {features: [], languages: []} : __LEFT_OUT__;
