const degreesPerPoint = 1.2;

/**
 * The hue in degrees for a score out of 100: the score times 1.2, so red at 0, yellow at 50, green at 100. Scores
 * outside this range are clamped.
 */
export const scoreHue = (score: number): number => Math.min(Math.max(score, 0), 100) * degreesPerPoint;
