import {airingPoints, isImportant} from './airing';

/** An entry of the list preview. */
export interface PreviewEntry {
  readonly mediaType: 'ANIME' | 'MANGA';
  readonly priority: number;
  /** Out of 100; 0: unscored. */
  readonly scoreRaw: number;
  readonly progress: number;
  /** `airingAt` in epoch seconds. */
  readonly next: {readonly episode: number; readonly airingAt: number} | undefined;
}

/** Entries of the list preview by section. */
export interface PreviewSections<E> {
  readonly airing: readonly E[];
  readonly anime: readonly E[];
  readonly manga: readonly E[];
}

/** Cards in a row; sections are cut to whole rows. */
const perRow = 5;
/** So many works a section shows at most, unless all are wanted. */
export const mostShown = 20;
/** The airing section takes more important works than this. */
const tooFew = 3;

interface Weighed<E> {
  readonly entry: E;
  readonly points: number;
  readonly airingAt: number;
  readonly isImportant: boolean;
}

function weigh<E extends PreviewEntry>(entry: E, now: number): Weighed<E>[] {
  const {next, priority, scoreRaw, progress, mediaType} = entry;
  if (!next || mediaType !== 'ANIME') return [];
  const airing = {
    priority,
    score: scoreRaw,
    progress,
    next: {episode: next.episode, timeUntilAiring: next.airingAt - now},
  };
  return [{entry, points: airingPoints(airing), airingAt: next.airingAt, isImportant: isImportant(airing)}];
}

/** Rounded up to whole rows, 20 at most. */
const rows = (count: number) => Math.min(Math.ceil(count / perRow) * perRow, mostShown);

/**
 * Deals the works in progress out (spec 3, section 9: home airing list). More than 3 important works make an airing section: by points, in
 * rows of five that the next best ones fill up, 20 at most. What is not in it keeps its order in the sections of its type. `now` in epoch
 * seconds.
 */
export function previewSections<E extends PreviewEntry>(entries: readonly E[], now: number): PreviewSections<E> {
  const weighed = entries.flatMap(entry => weigh(entry, now));
  const important = weighed.filter(one => one.isImportant).length;
  const airing =
    important > tooFew
      ? weighed
          .toSorted((a, b) => b.points - a.points || a.airingAt - b.airingAt)
          .slice(0, rows(important))
          .map(({entry}) => entry)
      : [];
  const rest = entries.filter(entry => !airing.includes(entry));
  const ofType = (type: PreviewEntry['mediaType']) => rest.filter(({mediaType}) => mediaType === type);
  return {airing, anime: ofType('ANIME'), manga: ofType('MANGA')};
}

/** Why progress stands above the total (spec 3, section 4: tooltip text). */
export const aboveTotal = "Most likely the database total that's been updated when progress exceeds the total";
