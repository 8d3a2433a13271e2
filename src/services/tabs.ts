import {owned} from '#domain/value/owner';

/**
 * Messages between tabs. The first two types are also understood by other versions of the script (rule api-7). No
 * message ever contains the token.
 */
export interface TabMessages {
  /** A query was answered; the answer is stored in the database under this key. */
  cache: {readonly key: string};
  /**
   * One of the user's own lists has changed; it is stored under this key. `patches`: the changes, so that receivers need
   * not read the list; missing if an earlier version has written the list whole. Receivers validate them.
   */
  cachev2: {readonly key: string; readonly patches?: unknown};
  /**
   * A mutation has changed these entities, for example "Media:1": no answer that was requested before is kept.
   * Receivers validate them.
   */
  changed: {readonly entities: unknown};
  /** One of the user's own lists was written whole. It is stored in the second database under this key. */
  wholeList: {readonly key: string};
  /** The current state of the rate limiter, which is also stored in the database. Receivers validate its shape. */
  budget: {readonly ledger: unknown};
  /**
   * A write of the outbox has changed. `row`: its stored form; `undefined` if it was removed. `id` is 0 for a write
   * that its own tab keeps only in memory. `done`: the write that was just finished, with its result, if there is one.
   */
  writes: {
    readonly id: number;
    readonly row: unknown;
    readonly done:
      | {readonly id: number; readonly kind: string; readonly intention: unknown; readonly result: unknown}
      | undefined;
  };
  /** A tab is waiting for the lists of this account. A tab that holds them unwritten should write them now. */
  wanted: {readonly key: string};
}

/** A message between tabs. */
export type TabMessage = {[T in keyof TabMessages]: {readonly type: T} & TabMessages[T]}[keyof TabMessages];

/** Messaging to the other tabs of this browser. */
export interface Tabs {
  send(message: TabMessage): void;
  /** Whether a tab of an earlier version is open, which doesn't store changes in the second database. */
  isBesideEarlier(): boolean;
  on<T extends keyof TabMessages>(
    type: T,
    listener: (message: {readonly type: T} & TabMessages[T]) => void,
    options: {signal: AbortSignal},
  ): void;
}

const isSafari = () => /^((?!chrome|android).)*safari/i.test(navigator.userAgent);

const noTabs: Tabs = {send() {}, on() {}, isBesideEarlier: () => false};

const typeOf = (data: unknown) => (typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined);

/** Other versions of the script may use the same message types with a different meaning. */
const hasPayload = (data: unknown) =>
  typeof data === 'object' &&
  data !== null &&
  (('key' in data && typeof data.key === 'string') || 'ledger' in data || 'done' in data || 'entities' in data);

/** Distinguishes messages from those of earlier versions, which have none. */
const format = 2;

const warn = (problem: string) => console.warn(`BroadcastChannel ${problem}: tabs do not share their answers`);

/** The channel; `undefined` if the browser has none or refuses it, as with blocked storage. */
function openChannel(name: string): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'function') {
    if (!isSafari()) warn('is not supported');
    return undefined;
  }
  try {
    return new BroadcastChannel(name);
  } catch {
    warn('is refused');
    return undefined;
  }
}

/**
 * Opens the channel to the other tabs. If BroadcastChannel is missing, refused or fails, a warning is logged, except on
 * Safari, and each tab works on its own.
 */
export function createTabs(name: string, signal: AbortSignal): Tabs {
  const channel = openChannel(name);
  if (!channel) return noTabs;
  let isFailing = false;
  let isBesideEarlier = false;
  const onMessage = ({data}: MessageEvent<unknown>) => {
    if (hasPayload(data) && !('format' in (data as object))) isBesideEarlier = true;
  };
  channel.addEventListener('message', onMessage, {signal});
  signal.addEventListener('abort', () => channel.close());
  return {
    send(message) {
      if (signal.aborted || isFailing) return;
      try {
        channel.postMessage({...message, format});
      } catch {
        isFailing = true;
        warn('fails');
      }
    },
    isBesideEarlier: () => isBesideEarlier,
    on(type, listener, options) {
      const call = owned(listener, options.signal);
      channel.addEventListener(
        'message',
        ({data}: MessageEvent<unknown>) => {
          if (typeOf(data) === type && hasPayload(data)) call(data as Parameters<typeof listener>[0]);
        },
        options,
      );
    },
  };
}
