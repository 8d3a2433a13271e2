import {equal} from '@wry/equality';

import type {Source} from '#domain/value/store';
import {entryTarget} from '#services/outbox/kinds/entries';
import type {Outbox, WriteOptions} from '#services/outbox/outbox';
import {undoValues} from '#services/outbox/undo';
import type {Values} from '#services/outbox/write';
import type {ImportLine, PlannedRow} from './importStore';
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

/** The write of an import to one entry that is not finished, be it of this page or of one that is gone. */
const unfinished = (writes: Outbox, mediaId: number, of: Kind) =>
  writes.list().find(write => write.of === of && write.target === entryTarget(mediaId));

/**
 * Waits until a write has left the outbox, however long AniList does not answer. Resolves to why it was not carried
 * out; `undefined`: it was, or somebody discarded it.
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

/** Adds a write, unless the same one is waiting already. @throws ApiError where the outbox does not take it */
async function add(writes: Outbox, mediaId: number, of: Kind, give: (options: WriteOptions) => Promise<unknown>) {
  if (unfinished(writes, mediaId, of)) return;
  const done = give({of});
  if (!unfinished(writes, mediaId, of)) await done;
}

/** Imports a row. Resolves to why it was not imported; `undefined`: it has left the outbox. */
export async function sendRow(writes: Outbox, row: PlannedRow, signal: AbortSignal): Promise<string | undefined> {
  const {payload, base, label} = row;
  const {mediaId} = payload;
  const waiting = unfinished(writes, mediaId, 'import');
  // An earlier import of the same entry may have left another change.
  if (waiting && !equal(waiting.payload, payload)) await writes.discard(waiting.id);
  await add(writes, mediaId, 'import', options => writes.add('importEntry', payload, {...options, base, label}).done);
  return settle(writes, mediaId, 'import', signal);
}

/** Takes a line back. Resolves like `sendRow`. */
export async function undoLine(writes: Outbox, line: ImportLine, signal: AbortSignal): Promise<string | undefined> {
  const {mediaId, before, after, label} = line;
  const id = typeof after?.id === 'number' ? after.id : undefined;
  await add(writes, mediaId, 'undo', options =>
    before
      ? writes.add('importEntry', undoValues(mediaId, before), {...options, label}).done
      : writes.add('deleteImported', {mediaId, id}, {...options, label}).done,
  );
  return settle(writes, mediaId, 'undo', signal);
}

/** The values that an import wrote and that are others now. */
export const hasChangedSince = (after: Values, now: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(after).some(([key, value]) => key in now && !equal(plain(value), plain(now[key])));

/** The same, without missing parts of dates. */
const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null && part !== undefined))
    : value;
