import type {Source} from '#domain/value/store';
import {isSameField} from '../entries/hasArrived';
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

/** The part of the outbox that jobs need. */
type RowOutbox = Source & Pick<Outbox, 'refresh' | 'list' | 'addAll' | 'discard'>;

/** Which of a job's writes: those of its rows (also of bulk edits), or those that undo them. */
export type Of = 'import' | 'undo';

/** The kinds of writes of jobs. */
export type RowKind = 'importEntry' | 'deleteImported' | 'editEntry' | 'removeEntry' | 'setFavourite';
/** The write of a row, or the one that undoes it. */
export type RowWrite = JobWrite<RowKind>;

/** The unfinished writes of a job to these targets, added by this page or an earlier one. */
export function unfinished(
  writes: Pick<Outbox, 'list'>,
  targets: readonly string[],
  of: Of,
): ReadonlyMap<string, Write> {
  const wanted = new Set(targets);
  const found = writes.list().filter(write => write.of === of && wanted.has(write.target));
  return new Map(found.map(write => [write.target, write]));
}

const hasFailed = ({state}: Write) => state === 'refused' || state === 'conflict';
const reasonOf = ({state, message = ''}: Write) => (state === 'conflict' ? text.conflict : message);

interface SendOptions {
  /** The targets of the rows of the group, including those that are in the outbox already. */
  readonly targets: readonly string[];
  readonly of: Of;
  readonly maySend: () => boolean;
  readonly signal: AbortSignal;
}

/**
 * Sends rows, and waits until they have left the outbox, however long AniList does not answer, or until they may not be
 * sent any more. Resolves to the reasons why some were not carried out, by target. One that is missing has been, or the
 * user has discarded it, or it still waits.
 * @throws ApiError if the outbox does not accept them; the reason of the signal
 */
export async function sendRows(
  writes: RowOutbox,
  rows: readonly RowWrite[],
  {targets, of, maySend, signal}: SendOptions,
): Promise<ReadonlyMap<string, string>> {
  // The outbox would take them for the account that is signed in now.
  if (!maySend()) return new Map();
  if (rows.length) await writes.addAll(rows);
  const left = () => unfinished(writes, targets, of);
  await until(writes, () => !maySend() || [...left().values()].every(hasFailed), signal);
  const failed = new Map([...left()].filter(([, write]) => hasFailed(write)));
  await writes.discard(...Array.from(failed.values(), ({id}) => id));
  return new Map([...failed].map(([target, write]) => [target, reasonOf(write)]));
}

/**
 * Waits until the writes of jobs have left the outbox, except for those that AniList has refused, which are
 * discarded. @throws the reason of the signal
 */
export async function drained(writes: RowOutbox, kinds: readonly Of[], signal: AbortSignal): Promise<void> {
  await writes.refresh();
  const left = () => writes.list().filter(({of}) => of !== undefined && kinds.includes(of));
  await until(writes, () => left().every(hasFailed), signal);
  await writes.discard(...left().map(({id}) => id));
}

/** Whether values that a job wrote have changed since. */
export const hasChangedSince = (after: Values, now: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(after).some(([key, value]) => key in now && !isSameField(key, value, now[key]));
