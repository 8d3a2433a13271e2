/** Sliders for years that start here get a ruler of decades. */
export const rulerStart = 1950;

/** A decade on a ruler. */
export interface Decade {
  readonly year: number;
  /** Position of its start on the slider, from 0 to 1. */
  readonly at: number;
}

/** The decades on a slider between two years; none on a slider that starts in another year. */
export function decadesOf(min: number, max: number): Decade[] {
  if (min !== rulerStart || max <= min) return [];
  const count = Math.floor((max - min) / 10) + 1;
  return Array.from({length: count}, (_none, index) => ({year: min + index * 10, at: (index * 10) / (max - min)}));
}
