import {equal} from '@wry/equality';

import type {Outbox} from '../outbox/outbox';
import type {OnHoldChange} from './entry';
import type {EntryPatch} from './entryRecord';
import {patchOfWrite} from './patches';

/** The unsent changes of one entry, in order, and the reason why the first of them is on hold. */
export interface Unsent {
  readonly changes: readonly EntryPatch[];
  readonly onHold: OnHoldChange | undefined;
}

/** The unsent changes in the outbox by media id. Unchanged ones are the same objects. */
export function unsentOf(outbox: Outbox, before: ReadonlyMap<number, Unsent>): ReadonlyMap<number, Unsent> {
  const unsent = new Map<number, Unsent>();
  for (const write of outbox.list()) {
    const change = write.state === 'refused' ? undefined : patchOfWrite(write);
    if (!change) continue;
    const {changes = [], onHold} = unsent.get(change.mediaId) ?? {};
    const reason = outbox.onHold(write, true);
    unsent.set(change.mediaId, {
      changes: [...changes, change],
      onHold: onHold ?? (reason && {write, reason}),
    });
  }
  if (equal(unsent, before)) return before;
  return new Map([...unsent].map(([id, now]) => [id, equal(before.get(id), now) ? (before.get(id) ?? now) : now]));
}
