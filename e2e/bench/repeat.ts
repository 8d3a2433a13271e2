import {figureOf, type FigureId} from './bars';
import {median} from './measure';

/** The result of one round for one subject. */
export type Reading = readonly [figure: FigureId, subject: string, value: number];

/** The median of all rounds. */
export interface Result {
  readonly figure: FigureId;
  readonly subject: string;
  readonly value: number;
  /** Whether the two halves of the rounds disagree, so that the next run might give another result. */
  readonly isNoisy: boolean;
  readonly rounds: number;
}

/** Number of rounds, at least and at most; both are even. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

const agreement = 0.15;

/**
 * Whether the medians of the first and the second half of the rounds agree within 15 %, as two consecutive runs would:
 * of the larger one, or of the bar if both are far below it (0.2 and 0.3 ms are the same to a bar of 10 ms).
 */
export function agree(values: readonly number[], bar = 0): boolean {
  const half = Math.floor(values.length / 2);
  if (half === 0) return false;
  const [first, second] = [median(values.slice(0, half)), median(values.slice(-half))];
  return Math.abs(first - second) <= agreement * Math.max(Math.abs(first), Math.abs(second), bar);
}

const resultOf = (figure: FigureId, subject: string, values: readonly number[]): Result => ({
  figure,
  subject,
  value: median(values),
  isNoisy: !agree(values, figureOf(figure).most),
  rounds: values.length,
});

/** Repeats a measurement until all of its figures agree, but not more often than the bounds say. */
export async function repeat(bounds: Bounds, round: (n: number) => Promise<readonly Reading[]>): Promise<Result[]> {
  const found = new Map<string, {figure: FigureId; subject: string; values: number[]}>();
  const results = () => [...found.values()].map(({figure, subject, values}) => resultOf(figure, subject, values));
  for (let n = 1; n <= bounds.most; n += 1) {
    for (const [figure, subject, value] of await round(n - 1)) {
      const key = `${figure} ${subject}`;
      const entry = found.get(key) ?? {figure, subject, values: []};
      found.set(key, entry);
      entry.values.push(value);
    }
    if (n >= bounds.least && n % 2 === 0 && results().every(({isNoisy}) => !isNoisy)) break;
  }
  return results();
}
