import {mean, standardDeviation} from './statistics';

/** Scores by media id, without unscored media. Two lists can be compared even if their scales differ. */
export type Scores = ReadonlyMap<number, number>;

/** The scores of a list, without unscored media and repeated entries. `scoreRaw` is out of 100. */
export const scoresOf = (entries: Iterable<{readonly mediaId: number; readonly scoreRaw: number}>): Scores =>
  new Map([...entries].filter(({scoreRaw}) => scoreRaw > 0).map(({mediaId, scoreRaw}) => [mediaId, scoreRaw]));

/** The result of comparing two users' scores. */
export interface Compatibility {
  /** Lower is better, 0.8 to 1.1 is common; `undefined` if it cannot be computed from these scores. */
  readonly difference: number | undefined;
  /** Number of media that both users have scored. */
  readonly shared: number;
  readonly firstSize: number;
  readonly secondSize: number;
}

/** Converts scores to z-scores, so that strict and generous raters can be compared. */
function zScores(scores: readonly number[]): readonly number[] | undefined {
  const centre = mean(scores);
  const deviation = standardDeviation(scores);
  if (centre === undefined || !deviation) return undefined;
  return scores.map(score => (score - centre) / deviation);
}

/**
 * Measures how much the tastes of two users differ: the mean absolute difference of their z-scores over the media both
 * have scored. The measure is our choice. Identical taste gives 0 and unrelated taste about 1.13, which fits the
 * colours. `difference` is `undefined` if no media item is shared or if a user gave every shared media item the same
 * score.
 */
export function compatibility(first: Scores, second: Scores): Compatibility {
  const shared = [...first.keys()].filter(id => second.has(id));
  const pick = (scores: Scores) => zScores(shared.map(id => scores.get(id) ?? 0));
  const [firstZScores, secondZScores] = [pick(first), pick(second)];
  const difference =
    firstZScores &&
    secondZScores &&
    mean(firstZScores.map((score, index) => Math.abs(score - (secondZScores[index] ?? 0))));
  return {difference, shared: shared.length, firstSize: first.size, secondSize: second.size};
}

/** Green below 0.9, red above 1.1. */
export function compatibilityColour(difference: number): 'green' | 'red' | undefined {
  if (difference < 0.9) return 'green';
  return difference > 1.1 ? 'red' : undefined;
}
