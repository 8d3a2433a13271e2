import * as v from 'valibot';

import {isRecent} from '#domain/date/isRecent';
import {rowsToPurge} from '#domain/value/purge';
import {build} from '#platform/platform';

const entry = v.object({
  /** When the API sent the answer (epoch milliseconds). */
  at: v.number(),
  /** When the answer becomes useless (epoch milliseconds). */
  until: v.number(),
  /** Size in characters. */
  size: v.number(),
  /** Entities in the answer, for example "Media:1". */
  entities: v.array(v.string()),
});

const shape = v.record(v.string(), entry);

/** Metadata of all cached answers, so that they need not be read themselves. */
export type Index = v.InferOutput<typeof shape>;

/** Reads a stored index. A damaged one counts as empty. */
export function readIndex(found: unknown): Index {
  const parsed = v.safeParse(shape, found);
  return parsed.success ? parsed.output : {};
}

/** Whether a stored answer may still be shown, if only with its age. */
export const isUsable = ({at, until}: {readonly at: number; readonly until: number}, now: number) =>
  isRecent(at, now, until - at);

/** Maximum total size of all cached answers, in characters (rule api-5). */
export const maxPersisted = 4_980_736;
/** Number of answers evicted at a time if none has expired (rule api-6). */
const evictionBatch = 10;

const log = (text: string) => console.info(`[${build.name}] ${text}`);

/**
 * Chooses the keys to delete so that the store is not full (rule api-6): expired answers first, then the oldest, ten at
 * a time, for as long as necessary. `isFull`: the browser refused to store more.
 */
export function evictSurplus(index: Index, now: number, isFull: boolean): string[] {
  const rows = Object.entries(index).map(([key, answer]) => {
    return {key, at: answer.at, size: answer.size, isExpired: !isUsable(answer, now)};
  });
  const purged = rowsToPurge(rows, {maxSize: maxPersisted, isFull, batch: evictionBatch});
  const expired = purged.filter(({isExpired}) => isExpired).length;
  if (expired) log(`the cache is full: purging ${expired} expired items`);
  for (let oldest = purged.length - expired; oldest > 0; oldest -= evictionBatch)
    log(`the cache is full: deleting the ${evictionBatch} oldest items`);
  return purged.map(({key}) => key);
}
