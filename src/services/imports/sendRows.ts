import type {Source} from '#domain/value/store';
import {isSameValue} from '../entries/sameValue';
import {entryTarget} from '../entries/writes';
import type {JobWrite, Outbox} from '../outbox/outbox';
import type {Values, Write} from '../outbox/write';
import {runText as text} from './messages';

/** Resolves once the condition holds after a change of the source. @throws the reason of the signal */
export function until(source: Source, holds: () => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const ends = AbortSignal.any([over.signal, signal]);
    const look = () => {
      if (!holds()) return;
      over.abort('over');
      resolve();
    };
    signal.addEventListener('abort', () => reject(signal.reason as Error), {signal: over.signal});
    source.subscribe(look, {signal: ends});
    if (signal.aborted) reject(signal.reason as Error);
    else look();
  });
}

/** The part of the outbox that imports need. */
type RowOutbox = Source & Pick<Outbox, 'ready' | 'list' | 'addAll' | 'discard'>;

/** The kinds of writes of an import: those of its rows, and those that undo them. */
export type Of = 'import' | 'undo';

/** The unfinished writes of an import to these entries, added by this page or an earlier one, by target. */
export function unfinished(
  writes: Pick<Outbox, 'list'>,
  mediaIds: readonly number[],
  of: Of,
): ReadonlyMap<string, Write> {
  const targets = new Set(mediaIds.map(entryTarget));
  const found = writes.list().filter(write => write.of === of && targets.has(write.target));
  return new Map(found.map(write => [write.target, write]));
}

const hasFailed = ({state}: Write) => state === 'refused' || state === 'conflict';
const reasonOf = ({state, message = ''}: Write) => (state === 'conflict' ? text.conflict : message);

interface SendOptions {
  /** The rows of the group, including those that are in the outbox already. */
  readonly mediaIds: readonly number[];
  readonly of: Of;
  readonly maySend: () => boolean;
  readonly signal: AbortSignal;
}

/**
 * Sends rows, and waits until they have left the outbox, however long AniList does not answer, or until they may not be
 * sent any more. Resolves to the reasons why some were not carried out, by media id. One that is missing has been, or the
 * user has discarded it, or it still waits.
 * @throws ApiError if the outbox does not accept them; the reason of the signal
 */
export async function sendRows(
  writes: RowOutbox,
  rows: readonly JobWrite<'importEntry' | 'deleteImported'>[],
  {mediaIds, of, maySend, signal}: SendOptions,
): Promise<ReadonlyMap<number, string>> {
  // The outbox would take them for the account that is signed in now.
  if (!maySend()) return new Map();
  if (rows.length) await writes.addAll(rows);
  const left = () => unfinished(writes, mediaIds, of);
  await until(writes, () => !maySend() || [...left().values()].every(hasFailed), signal);
  const failed = new Map([...left()].filter(([, write]) => hasFailed(write)));
  await writes.discard(...Array.from(failed.values(), ({id}) => id));
  return new Map(
    mediaIds.flatMap(mediaId => {
      const write = failed.get(entryTarget(mediaId));
      return write ? [[mediaId, reasonOf(write)] as const] : [];
    }),
  );
}

/**
 * Waits until the writes of imports have left the outbox, except for those that AniList has refused, which are
 * discarded. @throws the reason of the signal
 */
export async function drained(writes: RowOutbox, kinds: readonly Of[], signal: AbortSignal): Promise<void> {
  await writes.ready;
  const left = () => writes.list().filter(({of}) => of !== undefined && kinds.includes(of));
  await until(writes, () => left().every(hasFailed), signal);
  await writes.discard(...left().map(({id}) => id));
}

/** Whether values that an import wrote have changed since. */
export const hasChangedSince = (after: Values, now: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(after).some(([key, value]) => key in now && !isSameValue(value, now[key]));
