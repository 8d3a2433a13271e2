import * as v from 'valibot';

import {parseListStatus} from '#domain/list/listStatus';
import {entryValues} from '../outbox/kinds/entries';
import type {Write} from '../outbox/write';
import type {Outbox} from '../outbox/outbox';
import type {OnHoldChange, OwnEntry} from './entry';

function withChange(entry: OwnEntry | undefined, {kind, payload}: Write): OwnEntry | undefined {
  if (kind === 'deleteEntry') return undefined;
  const parsed = v.safeParse(entryValues, payload);
  if (!entry || !parsed.success) return entry;
  const {status, score, progress} = parsed.output;
  return {
    ...entry,
    status: status === undefined ? entry.status : parseListStatus(status),
    score: score ?? entry.score,
    progress: progress ?? entry.progress,
  };
}

/** Applies unsent changes to an entry. */
export const withChanges = (entry: OwnEntry | undefined, pending: readonly Write[]) =>
  pending.reduce(withChange, entry);

/** The first of these writes that is being held back, and why. */
export function firstOnHold(writes: Outbox, pending: readonly Write[]): OnHoldChange | undefined {
  for (const write of pending) {
    const why = writes.onHold(write);
    if (why) return {write, reason: why};
  }
  return undefined;
}
