/** The score formats that a user can choose on the site. */
export type ScoreFormat = 'POINT_100' | 'POINT_10_DECIMAL' | 'POINT_10' | 'POINT_5' | 'POINT_3';

/** The highest score of each format, and its number of decimals. */
export const scoreRanges: Readonly<Record<ScoreFormat, {readonly max: number; readonly decimals: 0 | 1}>> = {
  POINT_100: {max: 100, decimals: 0},
  POINT_10_DECIMAL: {max: 10, decimals: 1},
  POINT_10: {max: 10, decimals: 0},
  POINT_5: {max: 5, decimals: 0},
  POINT_3: {max: 3, decimals: 0},
};

/** The three smileys of the format `POINT_3`. */
export type Smiley = 'smile' | 'meh' | 'frown';

/** The display of a score. `text` is read by screen readers, and shown if there is no symbol. */
export interface ScoreDisplay {
  readonly text: string;
  readonly smiley?: Smiley;
  readonly star?: true;
}

const smileys: Readonly<Record<number, Smiley>> = {3: 'smile', 2: 'meh', 1: 'frown'};

/**
 * Formats a score given in its own format (rule score-1). Returns `undefined` for 0, which means unscored. A smiley
 * outside 1 to 3 and an unknown format show the plain number.
 */
export function displayScore(score: number, format: ScoreFormat | undefined): ScoreDisplay | undefined {
  if (!score) return undefined;
  const smiley = format === 'POINT_3' ? smileys[score] : undefined;
  if (smiley) return {text: smiley, smiley};
  if (format === 'POINT_100') return {text: `${score}/100`};
  if (format === 'POINT_10' || format === 'POINT_10_DECIMAL') return {text: `${score}/10`};
  if (format === 'POINT_5') return {text: String(score), star: true};
  return {text: String(score)};
}

interface Steps {
  readonly step: number;
  readonly max: number;
}

/** Step size and maximum of the formats that can be stepped: 1, or 0.1 for POINT_10_DECIMAL; smileys cannot. */
const steps: Readonly<Partial<Record<ScoreFormat, Steps>>> = {
  POINT_100: {step: 1, max: 100},
  POINT_10: {step: 1, max: 10},
  POINT_10_DECIMAL: {step: 0.1, max: 10},
  POINT_5: {step: 1, max: 5},
};

const minScore = 1;

/** Whether scores of this format get plus and minus buttons. */
export const canStep = (format: ScoreFormat) => steps[format] !== undefined;

/**
 * The score one step up or down, rounded to one decimal; `undefined` if it would leave the range of the format, in
 * which case nothing is saved.
 */
export function stepScore(score: number, direction: 1 | -1, format: ScoreFormat): number | undefined {
  const found = steps[format];
  if (!found) return undefined;
  // The first step up from "unscored" gives the lowest score, even if a step is a tenth.
  const next = score === 0 && direction === 1 ? minScore : Math.round((score + direction * found.step) * 10) / 10;
  return next < minScore || next > found.max ? undefined : next;
}
