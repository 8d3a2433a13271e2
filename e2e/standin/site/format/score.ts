/** The five scoring systems of the API. */
export type ScoreFormat = 'POINT_100' | 'POINT_10_DECIMAL' | 'POINT_10' | 'POINT_5' | 'POINT_3';

/** The icon for a score in the three-point system. */
export const smileyOf = (score: number): 'frown' | 'meh' | 'smile' =>
  score >= 3 ? 'smile' : score === 2 ? 'meh' : 'frown';

/** The icon for an average score. */
export const faceOf = (percent: number): 'frown' | 'meh' | 'smile' =>
  percent > 74 ? 'smile' : percent > 60 ? 'meh' : 'frown';

/** A score as text, in the form of the list of followed users. */
export function scoreText(score: number, format: ScoreFormat): string {
  if (format === 'POINT_100') return `${score}/100`;
  if (format === 'POINT_5') return `${score}`;
  return `${score}/10`;
}

/** The highest score of each format, and the step between two scores. */
export const bounds: Record<ScoreFormat, {max: number; step: number}> = {
  POINT_100: {max: 100, step: 1},
  POINT_10_DECIMAL: {max: 10, step: 0.1},
  POINT_10: {max: 10, step: 1},
  POINT_5: {max: 5, step: 1},
  POINT_3: {max: 3, step: 1},
};
