/** A small seeded generator (mulberry32). The same seed creates the same site on every machine. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** A number in [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** An integer from low to high, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /**
   * One of the items.
   * @throws when the list is empty
   */
  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  }

  /** Like `pick`, but prefers items at the front, more so with a higher power. */
  pickFront<T>(items: readonly T[], power = 2): T {
    const item = items[Math.floor(this.next() ** power * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  }

  /** Up to `count` different items in random order. */
  sample<T>(items: readonly T[], count: number): T[] {
    const taken = new Set<T>();
    const wanted = Math.min(count, items.length);
    for (let tries = 0; taken.size < wanted && tries < wanted * 20; tries++) taken.add(this.pick(items));
    return [...taken];
  }
}

/** A stable hash of numbers, for values that are derived instead of stored. */
export function hash(...parts: readonly number[]): number {
  let h = 0x811c9dc5;
  for (const part of parts) {
    h = Math.imul(h ^ (part | 0), 0x01000193);
    h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
    h ^= h >>> 12;
  }
  return h >>> 0;
}
