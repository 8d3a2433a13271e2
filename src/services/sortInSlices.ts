import type {Yielder} from './yieldToMain';

type Compare<T> = (one: T, other: T) => number;

/** Number of items sorted or merged between two checks of the time. */
const step = 256;

/** Sorts a long list in slices, so that no task is long. Stable, like `sort`; the list itself stays unchanged. */
export async function sortInSlices<T>(list: readonly T[], compare: Compare<T>, slices: Yielder): Promise<T[]> {
  let runs: T[][] = [];
  for (let from = 0; from < list.length; from += step) {
    runs.push(list.slice(from, from + step).sort(compare));
    if (slices.shouldYield()) await slices.yieldToMain();
  }
  while (runs.length > 1) {
    const longer: T[][] = [];
    for (let index = 0; index < runs.length; index += 2)
      longer.push(await mergeInSlices(runs[index] ?? [], runs[index + 1] ?? [], compare, slices));
    runs = longer;
  }
  return runs[0] ?? [];
}

/** Merges two sorted lists in slices. Of equal items, those of the first list come first. */
export async function mergeInSlices<T>(
  first: readonly T[],
  second: readonly T[],
  compare: Compare<T>,
  slices: Yielder,
): Promise<T[]> {
  if (!second.length) return [...first];
  const merged: T[] = [];
  let [left, right] = [0, 0];
  while (left < first.length && right < second.length) {
    const [one, other] = [first[left] as T, second[right] as T];
    const isFirst = compare(one, other) <= 0;
    merged.push(isFirst ? one : other);
    if (isFirst) left += 1;
    else right += 1;
    if (merged.length % step === 0 && slices.shouldYield()) await slices.yieldToMain();
  }
  return [...merged, ...first.slice(left), ...second.slice(right)];
}
