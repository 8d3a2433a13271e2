import * as v from 'valibot';

import {build} from '#platform/build';

const entry = v.object({
  /** When the API gave the answer (epoch milliseconds). */
  at: v.number(),
  /** When it is of no use any more. */
  until: v.number(),
  /** Characters. */
  size: v.number(),
  /** What is in it, for example "Media:1". */
  entities: v.array(v.string()),
});

const shape = v.record(v.string(), entry);

/** What is known of all kept answers without reading them. */
export type Index = v.InferOutput<typeof shape>;

/** A stored index; a broken one is an empty one. */
export function readIndex(found: unknown): Index {
  const parsed = v.safeParse(shape, found);
  return parsed.success ? parsed.output : {};
}

/** Characters that all kept answers may have together (spec 1, section 7). */
export const maxPersisted = 4_980_736;
/** So many go where nothing has expired (spec 1, section 9). */
const few = 10;

const say = (text: string) => console.info(`[${build.name}] ${text}`);

/**
 * Keys to delete so that the store is not full (decision 24): what has expired first, else the ten oldest, as often as
 * it takes. `isFull`: the browser has refused more.
 */
export function evictSurplus(index: Index, now: number, isFull: boolean): string[] {
  const rest = new Map(Object.entries(index));
  const total = () => [...rest.values()].reduce((sum, {size}) => sum + size, 0);
  const gone: string[] = [];
  const remove = (keys: readonly string[]) => {
    for (const key of keys) rest.delete(key);
    gone.push(...keys);
  };
  let full = isFull || total() > maxPersisted;
  if (!full) return gone;
  const expired = [...rest].filter(([, {until}]) => until < now).map(([key]) => key);
  if (expired.length) say(`the cache is full: purging ${expired.length} expired items`);
  remove(expired);
  full = (isFull && !expired.length) || total() > maxPersisted;
  while (full && rest.size) {
    say(`the cache is full: deleting the ${few} oldest items`);
    remove(
      [...rest]
        .toSorted(([, a], [, b]) => a.at - b.at)
        .slice(0, few)
        .map(([key]) => key),
    );
    full = total() > maxPersisted;
  }
  return gone;
}
