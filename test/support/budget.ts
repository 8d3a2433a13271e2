import {createOwnRateState, type RateStateStore} from '#services/api/rateLimit/rateStateStore';
import type {RateState, RatePlan} from '#services/api/rateLimit/rateState';
import type {Priority} from '#services/api/rateLimit/priority';
import {createScheduler, type Scheduler} from '#services/api/rateLimit/scheduler';
import type {TabMessage, Tabs} from '#services/tabs';

/** A plan without pacing, in which only the window limits calls. */
export const planWithoutPacing = (limit = 25, window = 60_000): RatePlan => ({
  limit,
  window,
  burst: limit,
  interval: 0,
});

const silentTabs: Tabs = {send() {}, on() {}, isBesideEarlier: () => false};

interface SingleTab {
  readonly plan?: RatePlan;
  readonly now?: () => number;
  /** The state that an earlier tab has left. */
  readonly stored?: RateState;
}

/** The scheduler of a single tab with its own rate state. */
export function singleTabScheduler({plan = planWithoutPacing(), now = Date.now, stored}: SingleTab = {}) {
  const {signal} = new AbortController();
  const store = createOwnRateState(plan, now);
  store.receive(stored);
  return createScheduler({plan, store, tabs: silentTabs, signal, now});
}

/** Resolves with the end of the next pause as soon as it begins; a short one can be over before the next frame. */
export const nextPause = (scheduler: Pick<Scheduler, 'subscribe' | 'pausedUntil'>) =>
  new Promise<number>(resolve => {
    const done = new AbortController();
    const look = () => {
      const until = scheduler.pausedUntil();
      if (until === undefined) return;
      done.abort('over');
      resolve(until);
    };
    scheduler.subscribe(look, done);
  });

/** The scheduler of a single tab, with a log of the calls that were started. */
export function loggedScheduler(options: SingleTab) {
  const scheduler = singleTabScheduler(options);
  const log: string[] = [];
  const ask = (name: string, priority: Priority = 'person', features = ['f']) =>
    scheduler.schedule({priority, features, start: () => log.push(name)});
  const askMany = (count: number, priority?: Priority) => {
    for (let index = 0; index < count; index += 1) ask(String(index), priority);
  };
  return {scheduler, log, ask, askMany};
}

interface Listener {
  readonly type: string;
  readonly tab: number;
  readonly listener: (message: never) => void;
}

/** Several tabs that share one rate state. Messages between tabs arrive a moment later. */
export function manyTabs({plan = planWithoutPacing(), now}: {plan?: RatePlan; now: () => number}) {
  const shared = createOwnRateState(plan, now);
  const ears: Listener[] = [];
  const frozen = new Set<number>();
  const log: string[] = [];
  const end = new AbortController();
  const open = (tab: number) => {
    const own = createOwnRateState(plan, now);
    const store: RateStateStore = {
      ...own,
      async update(change) {
        await Promise.resolve();
        own.applyLocally(() => shared.current());
        void own.update(change);
        shared.applyLocally(() => own.current());
      },
    };
    const tabs: Tabs = {
      isBesideEarlier: () => false,
      send: (message: TabMessage) =>
        queueMicrotask(() => {
          for (const ear of ears)
            if (ear.tab !== tab && !frozen.has(ear.tab) && ear.type === message.type) ear.listener(message as never);
        }),
      on: (type, listener) => void ears.push({type, tab, listener: listener as Listener['listener']}),
    };
    const frozenNow = () => (frozen.has(tab) ? -Infinity : now());
    const scheduler = createScheduler({plan, store, tabs, signal: end.signal, now: frozenNow});
    const ask = (name: string, priority: Priority = 'visible') =>
      scheduler.schedule({priority, features: [name], start: () => log.push(name)});
    return {scheduler, ask};
  };
  return {
    open,
    log,
    /** Freezes a tab: from now on it neither acts nor receives messages. */
    freeze: (tab: number) => void frozen.add(tab),
    ledger: (): RateState => shared.current(),
    stop: () => end.abort('over'),
  };
}
