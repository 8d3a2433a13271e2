import type {MediaFacts} from './subTitle';

/** The running time of all episodes of an anime. */
export interface TotalDuration {
  readonly minutes: number;
  /** An estimate: the episodes differ in length, or often do in this format. */
  readonly isApproximate: boolean;
}

/** Formats whose episodes often differ in length; the site has only one duration for all of them. */
const mixedFormats = ['OVA', 'ONA', 'Special'];

const countIn = (value: string | undefined, pattern: RegExp) => Number(pattern.exec(value ?? '')?.[1] ?? 0);

/** The minutes in a duration as the site writes it, such as "1 hour, 54 mins"; 0 if it has none. */
const minutesIn = (value: string | undefined) =>
  60 * countIn(value, /(\d+)\s*h(?:ours?|rs?)?\b/i) + countIn(value, /(\d+)\s*m(?:in(?:ute)?s?)?\b/i);

const mentionsEpisode = /\b(?:episodes?|premiere|finale)\b/i;
const mentionsOtherLength =
  /\b(?:double|triple|half|feature|extended|longer|shorter|varying|different)[- ](?:length|run ?time|duration)|\btwice as long\b|\b(?:one|two|an?)[- ]hour\b/i;
/** A number of minutes or hours, such as "~48 minutes" or "1.5-hour". */
const lengths = /(\d+(?:\.\d+)?)(?:[\s-]|\u2010|\u2011)*(min(?:ute)?s?|hours?|hrs?)\b/gi;

/** No episode is longer than this; other figures belong to the plot. */
const longestMinutes = 240;

/**
 * Whether a description says that some episodes are of another length than usual, as AniList's notes below the plot do:
 * "The first episode has a runtime of ~48 minutes." `usual` is in minutes.
 */
export function mentionsMixedLengths(description: string, usual: number): boolean {
  const isOther = ([, count, unit]: RegExpMatchArray) => {
    const minutes = Number(count) * (/^h/i.test(unit ?? '') ? 60 : 1);
    return Math.abs(minutes - usual) > 1 && minutes <= longestMinutes;
  };
  return description
    .split(/\n|[.!?](?=\s)/)
    .some(
      sentence =>
        mentionsEpisode.test(sentence) &&
        (mentionsOtherLength.test(sentence) || [...sentence.matchAll(lengths)].some(isOther)),
    );
}

/** The number of episodes that have aired; `undefined` if it isn't known. */
function airedEpisodes(facts: MediaFacts): number | undefined {
  const next = countIn(facts.get('Airing'), /^Ep\s+(\d+)/i);
  if (next) return next - 1;
  return facts.get('Status') === 'Finished' ? countIn(facts.get('Episodes'), /^(\d+)$/) : undefined;
}

/**
 * The running time of the aired episodes, from the facts and the description on a media page; `undefined` if there are
 * fewer than two or something isn't known.
 */
export function totalDuration(facts: MediaFacts, description = ''): TotalDuration | undefined {
  const episodes = airedEpisodes(facts) ?? 0;
  const minutes = minutesIn(facts.get('Episode Duration') ?? facts.get('Duration'));
  if (episodes < 2 || minutes === 0) return undefined;
  // The site adds the country to the format: "ONA (Chinese)".
  const format = (facts.get('Format') ?? '').replace(/\s*\(.*$/, '');
  const isApproximate = mixedFormats.includes(format) || mentionsMixedLengths(description, minutes);
  return {minutes: episodes * minutes, isApproximate};
}
