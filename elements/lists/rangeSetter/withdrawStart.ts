import type {Outbox} from '#services/outbox/outbox';
import {entryTarget} from '#services/entries/writes';

/**
 * Removes a start of a range that hasn't been saved when the editor is saved. Sent later, it would replace the progress
 * that the site has saved in the meantime. A write that also contains another change stays.
 */
export function withdrawStart(
  writes: Pick<Outbox, 'pending' | 'discard' | 'onHold'>,
  mediaId: number,
  progress: number,
) {
  for (const write of writes.pending(entryTarget(mediaId))) {
    const {id, kind, state, payload} = write;
    // One whose answer was lost would be sent again; only the one that is being sent right now can't be withdrawn.
    if (kind !== 'saveEntry' || (state !== 'waiting' && writes.onHold(write) === undefined)) continue;
    const {mediaId: own, progress: saved, private: isPrivate, ...others} = payload as Record<string, unknown>;
    if (own === mediaId && saved === progress && Object.keys(others).length === 0 && isPrivate !== false)
      void writes.discard(id);
  }
}
