import type {Tabs} from '../tabs';
import {createAlarm, type Alarm} from './alarm';
import {budgetOf, type Budget} from './budget';
import {Jobs, type Job} from './jobs';
import {announce, learn, refuse, take, type RateState, type Plan, type Waiter} from './rateState';
import type {RateStateStore} from './rateStateStore';
import {callsBefore, nextSlot, pendingCallOf} from './nextSlot';

/** What comes first when calls must wait: what a person did, what is looked at, what may come later, what is long. */
export const priorities = ['person', 'visible', 'background', 'heavy'] as const;
export type Priority = (typeof priorities)[number];

export interface Call {
  readonly priority: Priority;
  /** Whom the call is for, for the count. */
  readonly features?: readonly string[];
  readonly start: () => void;
}

/** Paces the calls to the API of all tabs. */
export interface Scheduler {
  /** Starts the call when it may be made; returns a function that withdraws it and says whether it still waited. */
  ask(call: Call): () => boolean;
  /** What an answer's headers said. */
  learn(limit: number | undefined, remaining: number | undefined): void;
  /** The API refused for so long (milliseconds). */
  pause(duration: number): void;
  /** When calls go on (epoch milliseconds), or `undefined` while they go. */
  pausedUntil(): number | undefined;
  /** The same object until something changes. */
  budget(): Budget;
  subscribe(listener: () => void): () => void;
}

interface Options {
  plan: Plan;
  store: RateStateStore;
  tabs: Tabs;
  signal: AbortSignal;
  now: () => number;
}

/** Calls of which nobody said whom they are for. */
const nobody = ['other'] as const;

const same = (a: Waiter | undefined, b: Waiter | undefined) => JSON.stringify(a) === JSON.stringify(b);

class SharedScheduler implements Scheduler {
  readonly #tab = Math.random().toString(36).slice(2);
  readonly #jobs = new Jobs();
  readonly #listeners = new Set<() => void>();
  readonly #options: Options;
  /** What the API said and is not written yet. */
  readonly #notes: ((rateStateStore: RateState) => RateState)[] = [];
  /** A pause's end is news, too. */
  readonly #alarm: Alarm;
  #isTurning = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #budget: Budget | undefined;

  constructor(options: Options) {
    const {tabs, store, signal} = options;
    this.#options = options;
    this.#alarm = createAlarm(() => this.#changed(), options);
    tabs.on('budget', ({ledger: rateStateStore}) => store.receive(rateStateStore) && this.#changed(), {signal});
    document.addEventListener('visibilitychange', () => this.#look(), {signal});
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  ask({priority, features = nobody, start}: Call) {
    const job: Job = {rank: priorities.indexOf(priority), since: this.#options.now(), features, start};
    this.#jobs.add(job);
    this.#changed();
    return () => {
      const waited = this.#jobs.remove(job);
      if (waited) this.#changed();
      return waited;
    };
  }

  learn(limit: number | undefined, remaining: number | undefined) {
    if (limit === undefined) return;
    const {store, now} = this.#options;
    const change = (rateStateStore: RateState) => learn(rateStateStore, limit, remaining, now());
    const known = store.known();
    const {used, most, opened} = change(known);
    if (used !== known.used || most !== known.most || opened !== known.opened) this.#note(change);
  }

  pause(duration: number) {
    const {now} = this.#options;
    const until = now() + duration;
    this.#note(rateStateStore => refuse(rateStateStore, until, now()));
  }

  pausedUntil = () => {
    const {until} = this.#options.store.known();
    return until > this.#options.now() ? until : undefined;
  };

  budget = () => {
    const {store, now, plan} = this.#options;
    return (this.#budget ??= budgetOf(store.known(), this.#tab, this.#jobs.count, now(), plan));
  };

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Holds here at once, and for the others as soon as it is written. */
  #note(change: (rateStateStore: RateState) => RateState) {
    this.#notes.push(change);
    this.#options.store.applyLocally(change);
    this.#changed();
  }

  /** Tells those who listen, and looks whether a call may go. */
  #changed() {
    this.#budget = undefined;
    this.#alarm.set(this.pausedUntil());
    for (const listener of [...this.#listeners]) listener();
    this.#look();
  }

  get #waiter() {
    return this.#jobs.waiter(document.visibilityState === 'hidden');
  }

  /** Takes a turn where one may be due or the others do not know what is known here; else waits for the moment. */
  #look() {
    clearTimeout(this.#timer);
    const {store, now, plan, signal} = this.#options;
    if (this.#isTurning || signal.aborted) return;
    const own = this.#waiter;
    const rateStateStore = store.known();
    if (this.#notes.length || !same(own, rateStateStore.waiting[this.#tab])) return void this.#nextSlot();
    if (!own) return;
    const wait = nextSlot(rateStateStore, this.#tab, own, now(), plan) - now();
    if (wait > 0) this.#timer = setTimeout(() => this.#look(), wait);
    else void this.#nextSlot();
  }

  async #nextSlot() {
    const {store, tabs, signal} = this.#options;
    this.#isTurning = true;
    let isNew = false;
    await store.update(rateStateStore => {
      const next = this.#takeAll(rateStateStore);
      isNew = next !== undefined;
      return next;
    });
    this.#isTurning = false;
    if (signal.aborted) return;
    if (isNew) tabs.send({type: 'budget', ledger: store.known()});
    this.#changed();
  }

  /** Writes down what the API said, makes the calls that may be made now and says what waits on. */
  #takeAll(found: RateState): RateState | undefined {
    const {now, plan} = this.#options;
    let rateStateStore = this.#notes.splice(0).reduce((noted, note) => note(noted), found);
    for (let own = this.#waiter; own; own = this.#waiter) {
      if (nextSlot(rateStateStore, this.#tab, own, now(), plan) > now()) break;
      const job = this.#jobs.take(pendingCallOf(own, rateStateStore, now(), plan));
      if (!job) break;
      // They had their turn and did not take it; those that live announce themselves anew.
      for (const [passed] of callsBefore(rateStateStore, this.#tab, own, now(), plan))
        rateStateStore = announce(rateStateStore, passed, undefined);
      rateStateStore = take(rateStateStore, job.features, now(), plan);
      queueMicrotask(job.start);
    }
    const own = this.#waiter;
    if (rateStateStore === found && same(own, found.waiting[this.#tab])) return undefined;
    return announce(rateStateStore, this.#tab, own);
  }
}

/**
 * Makes this tab's part of the scheduler. No tab leads: whoever has a call to make looks into the shared ledger, under a
 * short lock, whether one is free and nobody is before it.
 */
export const createScheduler = (options: Options): Scheduler => new SharedScheduler(options);
