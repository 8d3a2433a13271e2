/** The items as they are now, in their earlier order; those that were added come last. */
export function keepOrder<T extends object>(before: readonly T[], now: readonly T[], keyOf: (item: T) => unknown): T[] {
  const current = new Map(now.map(item => [keyOf(item), item]));
  const known = new Set(before.map(keyOf));
  return [...before.flatMap(item => current.get(keyOf(item)) ?? []), ...now.filter(item => !known.has(keyOf(item)))];
}
