/** Whether a built-in table, last looked through in a month ("2026-11"), is older than a year (decision 29). `now`: epoch milliseconds. */
export function isOutOfDate(month: string, now: number): boolean {
  const then = new Date(`${month}-01T00:00:00Z`);
  then.setUTCFullYear(then.getUTCFullYear() + 1);
  return now >= then.getTime();
}
