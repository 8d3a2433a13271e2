import {mean, standardDeviation} from './statistics';

/** Scores by media id. Works without a score are not in it; lists are comparable whatever their scale. */
export type Scores = ReadonlyMap<number, number>;

export interface Compatibility {
  /** Lower is better, 0.8 to 1.1 is common; `undefined` where the scores cannot tell. */
  readonly difference: number | undefined;
  /** Works that both have scored. */
  readonly shared: number;
  readonly firstSize: number;
  readonly secondSize: number;
}

/** Scores as distances from their mean in standard deviations, so that harsh and kind judges compare. */
function standardised(scores: readonly number[]): readonly number[] | undefined {
  const centre = mean(scores);
  const deviation = standardDeviation(scores);
  if (centre === undefined || !deviation) return undefined;
  return scores.map(score => (score - centre) / deviation);
}

/**
 * How much two members differ in taste (spec 1, sections 3 and 9, which name the result, its text and colours). The
 * measure is the mean absolute difference of the two lists' scores, each list standardised over the works that both
 * have scored. Equal taste gives 0; taste that has nothing to do with each other about 1.13, which fits the colours.
 * Where nothing is shared, or one of the two gave the same score to all of it, there is no difference to state.
 */
export function compatibility(first: Scores, second: Scores): Compatibility {
  const shared = [...first.keys()].filter(id => second.has(id));
  const pick = (scores: Scores) => standardised(shared.map(id => scores.get(id) ?? 0));
  const [own, others] = [pick(first), pick(second)];
  const difference = own && others && mean(own.map((score, index) => Math.abs(score - (others[index] ?? 0))));
  return {difference, shared: shared.length, firstSize: first.size, secondSize: second.size};
}

/** Green below 0.9, red above 1.1 (spec 1, section 9). */
export function compatibilityColour(difference: number): 'green' | 'red' | undefined {
  if (difference < 0.9) return 'green';
  return difference > 1.1 ? 'red' : undefined;
}
