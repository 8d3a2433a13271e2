/** A slider for years: its bounds, and the year that is chosen. */
export interface YearSlider {
  readonly min: number;
  readonly max: number;
  /** `undefined`: every year. */
  readonly year: number | undefined;
}

/**
 * The year one step on (rule lists-16); `undefined` at the end of the slider. Without a year the first step goes to the
 * nearest end: back from the latest year, or on from the first.
 */
export function stepYear({min, max, year}: YearSlider, direction: 1 | -1): number | undefined {
  if (year === undefined) return direction === 1 ? Math.min(min + 1, max) : max;
  const next = year + direction;
  return next < min || next > max ? undefined : next;
}
