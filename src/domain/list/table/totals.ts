/** The sums of some entries. */
export interface Totals {
  readonly titles: number;
  /** Episodes or chapters that were watched or read, with repeats. */
  readonly units: number;
  /** Time that they took; `undefined` for manga. */
  readonly days: number | undefined;
  /** The mean of the scores above 0, in the user's own format; `undefined` if there is none. */
  readonly mean: number | undefined;
}
