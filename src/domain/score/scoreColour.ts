const degreesPerPoint = 1.2;

/**
 * The hue, in degrees, of a score to 100 (spec 1, section 9: hue = score x 1.2): red at 0, yellow at 50, green at
 * 100. Scores outside 0 to 100 get the hue of the nearer end.
 */
export const scoreHue = (score: number): number => Math.min(Math.max(score, 0), 100) * degreesPerPoint;
