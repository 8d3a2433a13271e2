/** Random values from a seed. */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** From `low` up to `high`. */
  between(low: number, high: number): number;
  /** Whole number from 0 up to `count`, without it. */
  below(count: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
}

/** Creates a generator of random values (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    below,
    chance: probability => next() < probability,
    pick: <T>(items: readonly T[]) => items[below(items.length)] as T,
  };
}
