import type {ListStatus} from '#domain/list/listStatus';
import type {Titles} from '#domain/media/title';
import type {ScoreFormat} from '#domain/score/score';
import {toScoreOf100} from '#domain/score/scoreConversion';
import {absoluteDeviation, average0, mean, median, standardDeviation} from '#domain/statistics/statistics';
import type {Comparison} from './address';
import type {DigestMode} from './sortOrder';

/** A media item in a comparison. */
export interface ComparedMedia {
  readonly id: number;
  readonly type: 'ANIME' | 'MANGA';
  readonly title: Titles;
  readonly format: string | undefined;
  /** Out of 100. */
  readonly averageScore: number | undefined;
  readonly popularity: number | undefined;
}

/** One user's entry of a media item. */
export interface ComparedEntry {
  /** In the user's own format; 0 means no rating. */
  readonly score: number;
  readonly status: ListStatus | undefined;
  readonly progress: number;
  readonly media: ComparedMedia;
}

/** The list of one user, reduced to the data of a comparison. */
export interface ComparedList {
  /** The current spelling on the site. */
  readonly name: string;
  readonly avatar: string | undefined;
  readonly scoreFormat: ScoreFormat;
  /** By media id. */
  readonly entries: ReadonlyMap<number, ComparedEntry>;
  /** Ids of favourite media. */
  readonly favourites: ReadonlySet<number>;
}

/** A cell: one user's entry of a media item. */
export interface ComparedCell {
  /** Out of 100; 0 means no rating. */
  readonly score: number;
  /** In the user's own format. */
  readonly ownScore: number;
  readonly status: ListStatus | undefined;
  readonly progress: number;
  readonly isFavourite: boolean;
}

/** A row of the comparison: a media item and each user's cell, in the order of the users. */
export interface ComparedRow {
  readonly media: ComparedMedia;
  readonly cells: readonly ComparedCell[];
  /** The ratings out of 100 of the users who have rated it. */
  readonly ratings: readonly number[];
}

const maxScore = 100;

/** The cell of a user without an entry. A single object for all: most cells of a long comparison are empty. */
const emptyCell: ComparedCell = {score: 0, ownScore: 0, status: undefined, progress: 0, isFavourite: false};

function cellOf({entries, favourites, scoreFormat}: ComparedList, mediaId: number): ComparedCell {
  const entry = entries.get(mediaId);
  const isFavourite = favourites.has(mediaId);
  if (!entry) return isFavourite ? {...emptyCell, isFavourite} : emptyCell;
  const {score: ownScore, status, progress} = entry;
  const score = Math.round(Math.min(toScoreOf100(ownScore, scoreFormat), maxScore) * 10) / 10;
  return {score, ownScore, status, progress, isFavourite};
}

/** Creates the row of a media item. */
export function rowOf(media: ComparedMedia, lists: readonly ComparedList[]): ComparedRow {
  const cells = lists.map(list => cellOf(list, media.id));
  return {media, cells, ratings: cells.map(({score}) => score).filter(score => score > 0)};
}

/**
 * Whether a row is shown: enough users have rated the media item, it has the chosen format, and each user meets the
 * requirements for rating and status. A user whose list is missing requires nothing. `comparison.people` are those of
 * the cells, in the same order.
 */
export function isShown(
  {media, cells, ratings}: ComparedRow,
  {people, format, minRatings}: Pick<Comparison, 'people' | 'format' | 'minRatings'>,
): boolean {
  if (ratings.length < minRatings || (format !== undefined && media.format !== format)) return false;
  return people.every(({requirement, status}, index) => {
    const cell = cells[index];
    if (requirement !== 0 && (requirement === 1) !== (cell?.score ?? 0) > 0) return false;
    return status === 'all' || (status === 'NOT' ? cell?.status === undefined : cell?.status === status);
  });
}

const countOf = (cells: readonly ComparedCell[], status: ListStatus) =>
  cells.filter(cell => cell.status === status).length;

/** Limits a figure to rows with ratings; without any there is nothing to compute. */
const ofRatings =
  (compute: (ratings: readonly number[]) => number | undefined) =>
  ({ratings}: ComparedRow) =>
    ratings.length ? compute(ratings) : undefined;

/** The figures of a row (rule compare-3). */
const figures: Readonly<Record<DigestMode, (row: ComparedRow) => number | undefined>> = {
  average: ofRatings(mean),
  median: ofRatings(median),
  average0: ofRatings(average0),
  min: ofRatings(ratings => Math.min(...ratings)),
  max: ofRatings(ratings => Math.max(...ratings)),
  difference: ofRatings(ratings => Math.max(...ratings) - Math.min(...ratings)),
  standardDeviation: ofRatings(standardDeviation),
  absoluteDeviation: ofRatings(absoluteDeviation),
  ratings: ({ratings}) => ratings.length,
  planning: ({cells}) => countOf(cells, 'PLANNING'),
  current: ({cells}) => countOf(cells, 'CURRENT'),
  favourites: ({cells}) => cells.filter(({isFavourite}) => isFavourite).length,
  popularity: ({media}) => media.popularity,
  siteScore: ({media}) => media.averageScore,
  siteScoreDifference: ({media: {averageScore}, ratings}) =>
    ratings.length && averageScore !== undefined ? (mean(ratings) ?? 0) - averageScore : undefined,
};

/** A figure of a row; `undefined` if it cannot be computed. */
export const digestOf = (row: ComparedRow, mode: DigestMode): number | undefined => figures[mode](row);
