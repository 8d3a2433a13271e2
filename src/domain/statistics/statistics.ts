// Functions that are not defined for an empty list return `undefined` for it.

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The arithmetic mean. */
export const mean = (values: readonly number[]): number | undefined =>
  values.length ? sum(values) / values.length : undefined;

/** The mean with one additional value of 0, which lowers results based on few ratings. */
export const average0 = (values: readonly number[]): number => sum(values) / (values.length + 1);

/** The middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((first, second) => first - second);
  const half = Math.floor(sorted.length / 2);
  return mean(sorted.length % 2 ? sorted.slice(half, half + 1) : sorted.slice(half - 1, half + 1));
}

/** The most common value; the lowest of those that are equally common. */
export function mode(values: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const ranked = [...counts].sort(([first, one], [second, other]) => other - one || first - second);
  return ranked[0]?.[0];
}

/** The population standard deviation (divided by n, not n - 1). */
export function standardDeviation(values: readonly number[]): number | undefined {
  const average = mean(values);
  if (average === undefined) return undefined;
  return Math.sqrt(sum(values.map(value => (value - average) ** 2)) / values.length);
}

/** The mean absolute deviation from the mean. */
export function absoluteDeviation(values: readonly number[]): number | undefined {
  const average = mean(values);
  if (average === undefined) return undefined;
  return mean(values.map(value => Math.abs(value - average)));
}
