import {autorecPoints, type ScoreStatistics} from './recommendation';

/** A media item of the list, with its recommendations. The score is out of 100; 0 is no score. */
export interface ScoredSource<M> {
  readonly mediaId: number;
  readonly score: number;
  readonly scale: ScoreStatistics;
  readonly recommendations: readonly {readonly rating: number; readonly media: M}[];
}

/** A recommended media item with its points. */
export interface Recommended<M> {
  readonly media: M;
  readonly points: number;
}

/** Maximum number of recommended media. */
const maxRecommendations = 25;

/**
 * The media with the most points that are not on the list themselves, except planned ones. A media item on several
 * lists counts once; media without a score, or rated below the mean, add nothing good.
 */
export function autorecs<M extends {readonly id: number}>(sources: readonly ScoredSource<M>[]): Recommended<M>[] {
  const known = new Set(sources.map(({mediaId}) => mediaId));
  const counted = new Map(sources.map(source => [source.mediaId, source]));
  const totals = new Map<number, Recommended<M>>();
  for (const {score, scale, recommendations} of counted.values())
    for (const {rating, media} of score > 0 ? recommendations : []) {
      if (known.has(media.id)) continue;
      const points = (totals.get(media.id)?.points ?? 0) + autorecPoints(score, scale, rating);
      totals.set(media.id, {media, points});
    }
  return [...totals.values()]
    .filter(({points}) => points > 0)
    .toSorted((a, b) => b.points - a.points || a.media.id - b.media.id)
    .slice(0, maxRecommendations);
}
