import type {ScoreFormat} from '#domain/score/score';

/** The score formats of the API. */
export const scoreFormats: readonly ScoreFormat[] = ['POINT_100', 'POINT_10_DECIMAL', 'POINT_10', 'POINT_5', 'POINT_3'];

/** Reads a score format. Unknown ones count as `POINT_100`. */
export const formatOf = (value: string | null | undefined): ScoreFormat =>
  scoreFormats.find(each => each === value) ?? 'POINT_100';
