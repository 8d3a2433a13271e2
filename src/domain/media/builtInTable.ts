/**
 * Whether a built-in table that was last reviewed in `month` ("2026-11") is more than a year old, which the feature
 * then shows. `now` is in epoch milliseconds.
 */
export function isOutOfDate(month: string, now: number): boolean {
  const expiry = new Date(`${month}-01T00:00:00Z`);
  expiry.setUTCFullYear(expiry.getUTCFullYear() + 1);
  return now >= expiry.getTime();
}
