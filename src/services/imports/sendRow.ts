import {equal} from '@wry/equality';

import type {Source} from '#domain/value/store';
import {entryTarget} from '../entries/writes';
import type {Outbox, WriteOptions} from '../outbox/outbox';
import {isSameValue} from '../entries/sameValue';
import {undoValues} from '../entries/undo';
import type {Values} from '../outbox/write';
import type {ImportLine} from './fates';
import type {PlannedRow} from './importStore';
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

type Kind = 'import' | 'undo';

/** The unfinished write of an import to one entry, added by this page or an earlier one. */
export const unfinished = (writes: Outbox, mediaId: number, of: Kind) =>
  writes.list().find(write => write.of === of && write.target === entryTarget(mediaId));

/**
 * Waits until a write has left the outbox, however long AniList does not answer. Resolves to the reason why it was not
 * carried out; `undefined`: it was, or the user discarded it.
 */
async function settle(writes: Outbox, mediaId: number, of: Kind, signal: AbortSignal): Promise<string | undefined> {
  const failed = () => {
    const write = unfinished(writes, mediaId, of);
    return write?.state === 'refused' || write?.state === 'conflict' ? write : undefined;
  };
  let reason: string | undefined;
  const isOver = () => {
    const write = failed();
    if (write) reason ??= write.state === 'conflict' ? text.conflict : (write.message ?? '');
    return write !== undefined || !unfinished(writes, mediaId, of);
  };
  await until(writes, isOver, signal);
  const write = failed();
  if (write) await writes.discard(write.id);
  return reason;
}

/** Reads the stored line of a row in the import's journal. */
export type LineOf = () => Promise<ImportLine | undefined>;

/** Whether a line shows that these values were imported. */
const isImported = (line: ImportLine | undefined, wanted: Values) =>
  line?.after !== undefined && !hasChangedSince(wanted, line.after);

/**
 * Adds a write, unless the same one is waiting or has been carried out: a write leaves the outbox together with the
 * change of its line. @throws ApiError if the outbox does not accept it
 */
async function add(
  writes: Outbox,
  mediaId: number,
  of: Kind,
  isDone: () => Promise<boolean>,
  give: (options: WriteOptions) => Promise<unknown>,
) {
  if (unfinished(writes, mediaId, of) || (await isDone())) return;
  const done = give({of});
  if (!unfinished(writes, mediaId, of)) await done;
}

/** Imports a row. Resolves to the reason why it was not imported; `undefined`: it has left the outbox. */
export async function sendRow(
  writes: Outbox,
  row: PlannedRow,
  lineOf: LineOf,
  signal: AbortSignal,
): Promise<string | undefined> {
  const {payload, base, label} = row;
  const {mediaId} = payload;
  // A write sent by an earlier page may still be running.
  await writes.ready;
  const waiting = unfinished(writes, mediaId, 'import');
  // An earlier import of the same entry may have left another change.
  if (waiting && !equal(waiting.payload, payload)) await writes.discard(waiting.id);
  const isDone = async () => isImported(await lineOf(), payload);
  const give = (options: WriteOptions) => writes.add('importEntry', payload, {...options, base, label}).done;
  await add(writes, mediaId, 'import', isDone, give);
  return settle(writes, mediaId, 'import', signal);
}

/** Undoes a line. Resolves like `sendRow`. */
export async function undoLine(
  writes: Outbox,
  line: ImportLine,
  lineOf: LineOf,
  signal: AbortSignal,
): Promise<string | undefined> {
  const {mediaId, before, after, label} = line;
  const id = typeof after?.id === 'number' ? after.id : undefined;
  await writes.ready;
  const isDone = async () => (await lineOf()) === undefined;
  const give = (options: WriteOptions) =>
    before
      ? writes.add('importEntry', undoValues(mediaId, before), {...options, label}).done
      : writes.add('deleteImported', {mediaId, id}, {...options, label}).done;
  await add(writes, mediaId, 'undo', isDone, give);
  return settle(writes, mediaId, 'undo', signal);
}

/** Values that an import wrote and that have changed since. */
export const hasChangedSince = (after: Values, now: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(after).some(([key, value]) => key in now && !isSameValue(value, now[key]));
