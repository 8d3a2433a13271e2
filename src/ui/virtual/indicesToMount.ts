/** The visible items of a list, first and last, and the number of all. */
interface VisibleRange {
  readonly startIndex: number;
  readonly endIndex: number;
  readonly count: number;
}

interface Limits {
  /** Number of items to render beyond the visible ones, on each side. */
  readonly overscan: number;
  /** Maximum number of items in the page. */
  readonly max: number;
  /** The item with the focus, and others that stay in the page wherever the list is scrolled. */
  readonly focused: readonly number[];
}

/** The items of a list to render, in order: the focused one, then the visible ones, then those around them. */
export function indicesToMount(
  {startIndex, endIndex, count}: VisibleRange,
  {overscan, max, focused}: Limits,
): number[] {
  const after = Array.from({length: endIndex - startIndex + 1 + overscan}, (_none, index) => startIndex + index);
  const before = Array.from({length: overscan}, (_none, index) => startIndex - 1 - index);
  const wanted = [...focused, ...after, ...before].filter(index => index >= 0 && index < count);
  return [...new Set(wanted)].slice(0, max).toSorted((a, b) => a - b);
}
