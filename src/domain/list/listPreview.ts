import {keepOrder} from '../value/keepOrder';
import {airingPoints, comingEpisode, episodesBehind, isImportant, type Broadcast} from './airing';
import {text} from './messages';

/** A list entry in the list preview. */
export interface PreviewEntry extends Broadcast {
  readonly mediaType: 'ANIME' | 'MANGA';
  readonly priority: number;
  /** Out of 100; 0 means unscored. */
  readonly scoreRaw: number;
  readonly progress: number;
}

/** The entries of the list preview, by section. */
export interface PreviewSections<E> {
  readonly airing: readonly E[];
  readonly anime: readonly E[];
  readonly manga: readonly E[];
}

/** Number of cards in a row; sections are filled to whole rows. */
export const perRow = 5;
/** The airing section appears with more important entries than this. */
const minImportant = 3;

interface ScoredEntry<E> {
  readonly entry: E;
  readonly points: number;
  readonly timeUntilAiring: number;
  readonly isImportant: boolean;
}

function scoreEntry<E extends PreviewEntry>(entry: E, now: number): ScoredEntry<E>[] {
  const {priority, scoreRaw, progress, mediaType} = entry;
  const next = comingEpisode(entry, now);
  const isOver = !entry.next && next !== undefined && episodesBehind(progress, next) === 0;
  if (!next || isOver || mediaType !== 'ANIME') return [];
  const airing = {priority, score: scoreRaw, progress, next};
  const {timeUntilAiring} = next;
  return [{entry, points: airingPoints(airing), timeUntilAiring, isImportant: isImportant(airing)}];
}

/** Rounds up to whole rows, at most as many as wanted. */
const fillRows = (count: number, maxRows: number) => Math.min(Math.ceil(count / perRow), maxRows) * perRow;

/**
 * Distributes the entries in progress over the sections (rule home-3). With more than 3
 * important entries there is an airing section: sorted by points, in rows of five that are filled up with the next best
 * entries, at most `maxRows` of them. The remaining entries keep their order in the section of their type. `now` is in epoch seconds.
 */
export function previewSections<E extends PreviewEntry>(
  entries: readonly E[],
  now: number,
  maxRows: number,
): PreviewSections<E> {
  const weighed = entries.flatMap(entry => scoreEntry(entry, now));
  const important = weighed.filter(one => one.isImportant).length;
  const airing =
    important > minImportant
      ? weighed
          .toSorted((a, b) => b.points - a.points || a.timeUntilAiring - b.timeUntilAiring)
          .slice(0, fillRows(important, maxRows))
          .map(({entry}) => entry)
      : [];
  const rest = entries.filter(entry => !airing.includes(entry));
  const ofType = (type: PreviewEntry['mediaType']) => rest.filter(({mediaType}) => mediaType === type);
  return {airing, anime: ofType('ANIME'), manga: ofType('MANGA')};
}

/** The sections with their entries as they are now, each in its earlier place. Added entries come last. */
export function keepSections<E extends PreviewEntry & {readonly mediaId: number}>(
  {airing, anime, manga}: PreviewSections<E>,
  entries: readonly E[],
): PreviewSections<E> {
  const isPlaced = new Set([...airing, ...anime, ...manga].map(({mediaId}) => mediaId));
  const added = entries.filter(({mediaId}) => !isPlaced.has(mediaId));
  const nowOf = (section: readonly E[], more: readonly E[] = []) => {
    const ids = new Set([...section, ...more].map(({mediaId}) => mediaId));
    return keepOrder(
      section,
      entries.filter(({mediaId}) => ids.has(mediaId)),
      ({mediaId}) => mediaId,
    );
  };
  const ofType = (type: PreviewEntry['mediaType']) => added.filter(({mediaType}) => mediaType === type);
  return {airing: nowOf(airing), anime: nowOf(anime, ofType('ANIME')), manga: nowOf(manga, ofType('MANGA'))};
}

/** Explains why progress exceeds the total (rule home-6). */
export const progressAboveTotalTooltip = text.aboveTotal;
