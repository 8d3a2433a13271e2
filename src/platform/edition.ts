import {build} from './platform';

/** Features that a target can't offer: AniList's page doesn't let an extension show tweets (rule feed-11). */
export const impossibleIn = (target: typeof build.target): readonly string[] =>
  target === 'extension' ? ['tweets'] : [];

/** Features that this target can't offer. Their definitions, and so their settings, are in it. */
export const impossible = impossibleIn(build.target);
