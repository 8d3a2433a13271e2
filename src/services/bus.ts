import mitt, {type Emitter} from 'mitt';

import type {SavedEntry} from './lists/savedEntry';
import type {LikeableType} from './outbox/documents/toggleLike.generated';

/**
 * Events that cross feature boundaries, with their payloads. A type alias, because mitt requires an index signature,
 * which interfaces lack.
 */
export type BusEvents = {
  /** The user's list entry for a media was changed, by us or in the host's editor. */
  listEntryChanged: {
    mediaId: number | undefined;
    /** The entry as stored by the API, if one of our own writes returned it. */
    entry?: SavedEntry;
    /** One of our own writes removed the entry from the list. */
    isDeleted?: true;
  };
  /** The user has liked something, or taken the like back. */
  likeChanged: {type: LikeableType; id: number; on: boolean};
  /** A call to the API failed; `message` is a sentence for the user. */
  callFailed: {operation: string; message: string};
  /** The API rejected the script's token, or the user signed out. */
  signedOut: undefined;
};

/** Typed event bus between features and services. */
export interface Bus {
  emit<K extends keyof BusEvents>(event: K, detail: BusEvents[K]): void;
  on<K extends keyof BusEvents>(
    event: K,
    listener: (detail: BusEvents[K]) => void,
    options: {signal: AbortSignal},
  ): void;
}

/** Creates the event bus. A listener is removed when its signal aborts. */
export function createBus(): Bus {
  const emitter: Emitter<BusEvents> = mitt<BusEvents>();
  return {
    emit: (event, detail) => emitter.emit(event, detail),
    on(event, listener, {signal}) {
      emitter.on(event, listener);
      signal.addEventListener('abort', () => emitter.off(event, listener));
    },
  };
}
