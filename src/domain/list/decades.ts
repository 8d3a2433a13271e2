/** Sliders for years that begin here get a ruler of decades (rule browse-5). */
export const rulerStart = 1950;

/** A decade on a ruler. */
export interface Decade {
  readonly year: number;
  /** How far along the slider it begins, from 0 to 1. */
  readonly at: number;
}

/** The decades on a slider between two years; none on one that begins in another year. */
export function decadesOf(min: number, max: number): Decade[] {
  if (min !== rulerStart || max <= min) return [];
  const count = Math.floor((max - min) / 10) + 1;
  return Array.from({length: count}, (_none, index) => ({year: min + index * 10, at: (index * 10) / (max - min)}));
}
