import mitt, {type Emitter} from 'mitt';

import type {SavedEntry} from './lists/savedEntry';

/** Facts that cross features. A type, since the emitter wants an index signature of its own. */
export type Facts = {
  /** One's own list entry of a work was changed, by us or in the host's editor. */
  listEntryChanged: {
    mediaId: number | undefined;
    /** What the API says is stored now, where a write of ours brought it. */
    entry?: SavedEntry;
    /** A write of ours took it off the list. */
    isDeleted?: true;
  };
  /** The script's token was refused by the API or given up by the person. */
  signedOut: undefined;
};

export interface Bus {
  emit<K extends keyof Facts>(fact: K, detail: Facts[K]): void;
  on<K extends keyof Facts>(fact: K, listener: (detail: Facts[K]) => void, options: {signal: AbortSignal}): void;
}

/** Makes the event bus; a listener ends with its signal. */
export function createBus(): Bus {
  const emitter: Emitter<Facts> = mitt<Facts>();
  return {
    emit: (fact, detail) => emitter.emit(fact, detail),
    on(fact, listener, {signal}) {
      emitter.on(fact, listener);
      signal.addEventListener('abort', () => emitter.off(fact, listener));
    },
  };
}
