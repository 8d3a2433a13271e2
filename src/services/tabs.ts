/**
 * What tabs tell each other. The first two types are those that other versions of the script understand (decision 24); a token is never among them.
 */
export interface TabMessages {
  /** The answer to a query has come; it lies in the database under this key. */
  cache: {readonly key: string};
  /** A list of one's own has changed; it lies in the database under this key. */
  cachev2: {readonly key: string};
  /** The API's budget as it is now; it lies in the database, too. Whoever hears it checks its shape. */
  budget: {readonly ledger: unknown};
  /** The queue of writes has changed; with what became of a write that is done. */
  writes: {
    readonly done:
      {readonly id: number; readonly kind: string; readonly intention: unknown; readonly result: unknown} | undefined;
  };
  /** A tab waits for the lists of this account: whoever has them and has not written them does so now. */
  wanted: {readonly key: string};
}

export type TabMessage = {[T in keyof TabMessages]: {readonly type: T} & TabMessages[T]}[keyof TabMessages];

/** The other tabs of this browser. */
export interface Tabs {
  send(message: TabMessage): void;
  on<T extends keyof TabMessages>(
    type: T,
    listener: (message: {readonly type: T} & TabMessages[T]) => void,
    options: {signal: AbortSignal},
  ): void;
}

const isSafari = () => /^((?!chrome|android).)*safari/i.test(navigator.userAgent);

const alone: Tabs = {send() {}, on() {}};

const typeOf = (data: unknown) => (typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined);

/** Another version of the script may say the same words and mean something else. */
const isWhole = (data: unknown) =>
  typeof data === 'object' &&
  data !== null &&
  (('key' in data && typeof data.key === 'string') || 'ledger' in data || 'done' in data);

/** Opens the channel to the other tabs. Where there is none, a warning is logged, except on Safari (decision 24). */
export function createTabs(name: string, signal: AbortSignal): Tabs {
  if (typeof BroadcastChannel !== 'function') {
    if (!isSafari()) console.warn('BroadcastChannel is not supported: tabs do not share their answers');
    return alone;
  }
  const channel = new BroadcastChannel(name);
  signal.addEventListener('abort', () => channel.close());
  return {
    send(message) {
      if (!signal.aborted) channel.postMessage(message);
    },
    on(type, listener, options) {
      channel.addEventListener(
        'message',
        ({data}: MessageEvent<unknown>) => {
          if (typeOf(data) === type && isWhole(data)) listener(data as Parameters<typeof listener>[0]);
        },
        options,
      );
    },
  };
}
