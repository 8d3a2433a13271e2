import type {MediaFacts} from './subTitle';

/** The running time of all episodes of an anime. */
export interface TotalDuration {
  readonly minutes: number;
  /** Whether it is an estimate, because the episodes of this format often differ in length. */
  readonly isApproximate: boolean;
}

/** Formats whose episodes often differ in length; the site has only one duration for all of them. */
const mixedFormats = ['OVA', 'ONA', 'Special'];

const countIn = (value: string | undefined, pattern: RegExp) => Number(pattern.exec(value ?? '')?.[1] ?? 0);

/** The minutes in a duration as the site writes it, such as "1 hour, 54 mins"; 0 if it has none. */
const minutesIn = (value: string | undefined) =>
  60 * countIn(value, /(\d+)\s*h(?:ours?|rs?)?\b/i) + countIn(value, /(\d+)\s*m(?:in(?:ute)?s?)?\b/i);

/** The number of episodes that have aired; `undefined` if it isn't known. */
function airedEpisodes(facts: MediaFacts): number | undefined {
  const next = countIn(facts.get('Airing'), /^Ep\s+(\d+)/i);
  if (next) return next - 1;
  return facts.get('Status') === 'Finished' ? countIn(facts.get('Episodes'), /^(\d+)$/) : undefined;
}

/**
 * The running time of the aired episodes, from the facts on a media page; `undefined` if there are fewer than two or
 * something isn't known.
 */
export function totalDuration(facts: MediaFacts): TotalDuration | undefined {
  const episodes = airedEpisodes(facts) ?? 0;
  const minutes = minutesIn(facts.get('Episode Duration') ?? facts.get('Duration'));
  if (episodes < 2 || minutes === 0) return undefined;
  // The site adds the country to the format: "ONA (Chinese)".
  const format = (facts.get('Format') ?? '').replace(/\s*\(.*$/, '');
  return {minutes: episodes * minutes, isApproximate: mixedFormats.includes(format)};
}
