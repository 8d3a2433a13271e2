import mitt, {type Emitter} from 'mitt';

import {owned} from './owner';

/** Typed events with their payloads. */
export interface Events<T extends Record<string, unknown>> {
  emit<K extends keyof T>(event: K, detail: T[K]): void;
  /**
   * Calls the listener until the signal aborts. An error of a listener ends its owner and reaches no other listener.
   */
  on<K extends keyof T>(event: K, listener: (detail: T[K]) => void, options: {signal: AbortSignal}): void;
}

/** Creates an emitter of events. */
export function createEvents<T extends Record<string, unknown>>(): Events<T> {
  const emitter: Emitter<T> = mitt<T>();
  return {
    emit: (event, detail) => emitter.emit(event, detail),
    on(event, listener, {signal}) {
      if (signal.aborted) return;
      const call = owned(listener, signal);
      emitter.on(event, call);
      signal.addEventListener('abort', () => emitter.off(event, call));
    },
  };
}
