import type {BrowserContext} from '@playwright/test';

/** Unfinished work of a page, as counted by `installActivity`. */
export interface Activity {
  /** Descriptions of the work in progress. Timers count if they are shorter than this (ms). */
  pending(timersUnder: number): string[];
  /** How much work other than timers and frames has begun since the page was opened. */
  begun(): number;
  /** How many requests the stand-in is answering; 0 if it doesn't say. */
  answering(): Promise<number>;
  /** Resolves after this many frames, even if a test has replaced the page's clock. */
  frames(count: number): Promise<void>;
  /** Resolves after this many milliseconds, even if a test has replaced the page's clock. */
  pause(ms: number): Promise<void>;
  /** Milliseconds since the page was opened, even if a test has replaced the page's clock. */
  now(): number;
  /** Calls `changed` for every mutation of the document and of all open shadow roots; returns a function that ends it. */
  observe(changed: () => void): () => void;
}

/** Name of the page's global that holds the activity. */
export const activityName = 'activity of the tests';

/**
 * Runs in every page before the site and the product. Counts requests, database transactions, idle callbacks, requested
 * frames, waits for a lock, and timers under two seconds, so that a test can wait until nothing is in progress rather than
 * for a time.
 */
function count(name: string) {
  // A window that a page has opened keeps its globals when its first document replaces the empty one.
  if (Reflect.has(globalThis, name)) return;
  const native = {
    setTimeout: globalThis.setTimeout.bind(globalThis),
    clearTimeout: globalThis.clearTimeout.bind(globalThis),
    requestFrame: globalThis.requestAnimationFrame.bind(globalThis),
    cancelFrame: globalThis.cancelAnimationFrame.bind(globalThis),
    now: performance.now.bind(performance),
  };
  const live = new Map<symbol, {what: string; ms: number}>();
  let begunCount = 0;
  /** `ms`: the duration of a timer. */
  const begin = (what: string, ms = 0) => {
    const key = Symbol(what);
    if (!/^(?:setTimeout|requestAnimationFrame)/.test(what)) begunCount += 1;
    live.set(key, {what, ms});
    return () => void live.delete(key);
  };

  const countScheduled = <T extends unknown[]>(
    start: 'requestAnimationFrame' | 'requestIdleCallback' | 'setTimeout',
    cancel: 'cancelAnimationFrame' | 'cancelIdleCallback' | 'clearTimeout',
    isCounted: (words: T) => boolean,
  ) => {
    const begun = new Map<number, () => void>();
    const schedule = (globalThis[start] as (...words: unknown[]) => number).bind(globalThis);
    const drop = (globalThis[cancel] as (handle?: number) => void).bind(globalThis);
    const scheduled = (callback: unknown, ...words: T) => {
      if (typeof callback !== 'function' || !isCounted(words)) return schedule(callback, ...words);
      const [ms] = words;
      const end = begin(`${start} ${String(ms ?? '')}`, start === 'setTimeout' ? Number(ms ?? 0) : 0);
      const handle = schedule(
        (...given: unknown[]) => {
          begun.delete(handle);
          try {
            Reflect.apply(callback, globalThis, given);
          } finally {
            end();
          }
        },
        ...words,
      );
      begun.set(handle, end);
      return handle;
    };
    const dropped = (handle?: number) => {
      if (handle !== undefined) begun.get(handle)?.();
      drop(handle);
    };
    Object.assign(globalThis, {[start]: scheduled, [cancel]: dropped});
  };
  countScheduled<[number?]>('setTimeout', 'clearTimeout', ([ms = 0]) => ms < 2000);
  countScheduled('requestAnimationFrame', 'cancelAnimationFrame', () => true);
  countScheduled('requestIdleCallback', 'cancelIdleCallback', () => true);

  const fetchNatively = globalThis.fetch.bind(globalThis);
  // A request counts until its answer has arrived whole. The stand-in is done with it before that.
  globalThis.fetch = (...words) => {
    const end = begin(`fetch ${String(words[0])}`);
    const answer = fetchNatively(...words);
    const arrived = answer.then(each => each.clone().arrayBuffer());
    void Promise.allSettled([arrived]).then(() => void native.setTimeout(end));
    return answer;
  };
  const {send} = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    this.addEventListener('loadend', begin('XMLHttpRequest'), {once: true});
    send.call(this, body);
  };
  const {transaction} = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...words) {
    const begun = transaction.apply(this, words);
    const end = begin('transaction');
    for (const type of ['complete', 'abort']) begun.addEventListener(type, () => native.setTimeout(end));
    return begun;
  };
  const {open} = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...words) {
    const request = open.apply(this, words);
    const end = begin('database');
    for (const type of ['success', 'error', 'blocked']) request.addEventListener(type, () => native.setTimeout(end));
    return request;
  };
  // A lock that another tab keeps may be waited for endlessly, so only the time until it is granted counts.
  const countLocks = (locks: LockManager) => {
    const request = Reflect.get(locks, 'request') as (...words: unknown[]) => Promise<unknown>;
    const counted = function (this: LockManager, ...words: unknown[]) {
      const end = begin('lock');
      native.setTimeout(end, 200);
      const callback = words.pop() as (lock: Lock | null) => unknown;
      const given = (lock: Lock | null) => {
        native.setTimeout(end);
        return callback(lock);
      };
      return request.apply(this, [...words, given]);
    };
    Reflect.set(locks, 'request', counted);
  };
  // An empty document isn't a secure context and has none.
  if (typeof LockManager === 'function') countLocks(LockManager.prototype);

  // Roots are held weakly: tests count the elements that a page retains.
  const roots = new Set<WeakRef<ShadowRoot>>();
  const observers = new Set<MutationObserver>();
  const options = {subtree: true, childList: true, attributes: true, characterData: true};
  const {attachShadow} = Element.prototype;
  Element.prototype.attachShadow = function (words) {
    const root = attachShadow.call(this, words);
    roots.add(new WeakRef(root));
    for (const observer of observers) observer.observe(root, options);
    return root;
  };
  const activity: Activity = {
    pending: timersUnder => [...live.values()].flatMap(({what, ms}) => (ms < timersUnder ? what : [])),
    begun: () => begunCount,
    answering: () =>
      fetchNatively('/__standin/under-way').then(
        async answer => ((await answer.json()) as {count: number}).count,
        () => 0,
      ),
    frames: wanted =>
      new Promise(resolve => {
        const draw = (left: number) =>
          left > 0 ? void native.requestFrame(() => draw(left - 1)) : void native.setTimeout(resolve);
        draw(wanted);
      }),
    pause: ms => new Promise(resolve => void native.setTimeout(resolve, ms)),
    now: native.now,
    observe(changed) {
      const observer = new MutationObserver(changed);
      observer.observe(document, options);
      for (const held of roots) {
        const root = held.deref();
        if (!root) roots.delete(held);
        else if (root.isConnected) observer.observe(root, options);
      }
      observers.add(observer);
      return () => {
        observer.disconnect();
        observers.delete(observer);
      };
    },
  };
  Object.defineProperty(globalThis, name, {value: activity});
}

/** Counts the unfinished work in the pages of a context; call it before anything else is installed. */
export const installActivity = (context: BrowserContext) => context.addInitScript(count, activityName);
