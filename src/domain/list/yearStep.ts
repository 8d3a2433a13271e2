/** A slider for years: its bounds, and the chosen year. */
export interface YearSlider {
  readonly min: number;
  readonly max: number;
  /** `undefined`: every year. */
  readonly year: number | undefined;
}

/**
 * The year after one step; `undefined` at the end of the slider. Without a year the first step goes to the nearest end:
 * back to the latest year, or forward to the first.
 */
export function stepYear({min, max, year}: YearSlider, direction: 1 | -1): number | undefined {
  if (year === undefined) return direction === 1 ? Math.min(min + 1, max) : max;
  const next = year + direction;
  return next < min || next > max ? undefined : next;
}
