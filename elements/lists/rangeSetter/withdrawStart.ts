import type {Outbox} from '#services/outbox/outbox';
import {entryTarget} from '#services/entries/writes';

/**
 * Removes a start of a range that has not been sent when the editor is saved. Sent later, it would replace the progress
 * that the site has saved in the meantime. A write that also contains another change stays.
 */
export function withdrawStart(writes: Pick<Outbox, 'pending' | 'discard'>, mediaId: number, progress: number) {
  for (const {id, kind, state, payload} of writes.pending(entryTarget(mediaId))) {
    if (kind !== 'saveEntry' || (state !== 'waiting' && state !== 'conflict')) continue;
    const {mediaId: own, progress: saved, private: isPrivate, ...others} = payload as Record<string, unknown>;
    if (own === mediaId && saved === progress && Object.keys(others).length === 0 && isPrivate !== false)
      void writes.discard(id);
  }
}
