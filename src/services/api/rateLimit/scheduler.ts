import {equal} from '@wry/equality';

import {createListeners, type Source} from '#domain/value/store';
import {onPageReturn} from '#platform/pageReturn';
import type {Tabs} from '../../tabs';
import {createAlarm, type Alarm} from './alarm';
import {budgetOf, type Budget} from './budget';
import {setTabQueue, recordHeaders, recordRefusal, recordCall, type RateState, type RatePlan} from './rateState';
import type {RateStateStore} from './rateStateStore';
import {createUrgency, priorities, type Priority, type Urgency} from './priority';
import {availableAt, callsBefore, Jobs, nextSlot, pendingCallOf, type Job} from './nextSlot';

/** A call that should be sent. */
export interface Call {
  readonly priority: Priority;
  /** In place of `priority`, where it may rise while the call is pending. */
  readonly urgency?: Urgency;
  /** The features that the call is counted under. */
  readonly features?: readonly string[];
  readonly start: () => void;
}

/** The rate limiter for the API calls of all tabs. */
export interface Scheduler extends Source {
  /**
   * Starts the call as soon as it may be sent. The returned function cancels it and returns whether it was still
   * pending.
   */
  schedule(call: Call): () => boolean;
  /** Reports a response's rate limit headers. */
  learn(limit: number | undefined, remaining: number | undefined): void;
  /**
   * Reports that the API refused a call, by default in an answer (`Refusal`); nothing is sent for this long (ms).
   */
  pause(duration: number, isAnswered?: boolean): void;
  /**
   * Counts the one check of all tabs whether the API can be reached, unless there is a pause or one was sent within this
   * time (ms). Resolves to whether this tab may send it.
   */
  claimProbe(restMs: number): Promise<boolean>;
  /** When the current pause ends (epoch milliseconds); `undefined` if there is none. */
  pausedUntil(): number | undefined;
  /**
   * Until when this tab's pending calls have to wait: the end of the pause, or of the window if none of its calls is left
   * for them (epoch milliseconds); `undefined` if one is sent soon.
   */
  waitsUntil(): number | undefined;
  /** A value that changes while calls have to wait: the holder of a lock may be waiting for one (`withLock`). */
  readonly progress: () => string;
  /** A summary of the state; the same object until something changes. */
  budget(): Budget;
}

interface Options {
  plan: RatePlan;
  store: RateStateStore;
  tabs: Tabs;
  signal: AbortSignal;
  now: () => number;
}

/** Used for calls without a feature. */
const unknownFeature = ['other'] as const;

class SharedScheduler implements Scheduler {
  readonly #tab = Math.random().toString(36).slice(2);
  readonly #jobs = new Jobs();
  readonly #listeners = createListeners();
  readonly subscribe = this.#listeners.subscribe;
  readonly #options: Options;
  /** State changes that are not stored yet. */
  readonly #unwritten: ((state: RateState) => RateState)[] = [];
  /** Notifies the listeners when a pause ends. */
  readonly #alarm: Alarm;
  #isTurning = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #budget: Budget | undefined;

  constructor(options: Options) {
    const {tabs, store, signal} = options;
    this.#options = options;
    this.#alarm = createAlarm(() => this.#onChange(), options);
    tabs.on('budget', ({ledger: state}) => store.receive(state) && this.#onChange(), {signal});
    document.addEventListener('visibilitychange', () => this.#update(), {signal});
    onPageReturn(() => this.#update(), signal);
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  schedule({priority, urgency = createUrgency(priority), features = unknownFeature, start}: Call) {
    const pending = new AbortController();
    const job: Job = {
      rank: priorities.indexOf(urgency.get()),
      since: this.#options.now(),
      features,
      start() {
        pending.abort('over');
        start();
      },
    };
    const onRaise = () => {
      job.rank = priorities.indexOf(urgency.get());
      this.#onChange();
    };
    urgency.subscribe(onRaise, {signal: pending.signal});
    this.#jobs.add(job);
    this.#onChange();
    return () => {
      pending.abort('over');
      const waited = this.#jobs.remove(job);
      if (waited) this.#onChange();
      return waited;
    };
  }

  learn(limit: number | undefined, remaining: number | undefined) {
    if (limit === undefined) return;
    const {store, now} = this.#options;
    const change = (state: RateState) => recordHeaders(state, limit, remaining, now());
    const known = store.current();
    const {used, most, opened} = change(known);
    if (used !== known.used || most !== known.most || opened !== known.opened) this.#apply(change);
  }

  pause(duration: number, isAnswered = true) {
    const {now} = this.#options;
    const until = now() + duration;
    this.#apply(state => recordRefusal(state, {until, isAnswered}, now()));
  }

  async claimProbe(restMs: number) {
    const {store, now, plan} = this.#options;
    let isOurs = false;
    await store.update(state => {
      const at = now();
      isOurs = state.until <= at && at - (state.probedAt ?? -Infinity) >= restMs;
      return isOurs ? {...recordCall(state, unknownFeature, at, plan), probedAt: at} : undefined;
    });
    if (isOurs) this.#share();
    return isOurs;
  }

  pausedUntil = () => {
    const {until} = this.#options.store.current();
    if (until <= this.#options.now()) return undefined;
    // A pause that was over begins again if the clock is set back, and every tab that sees it waits for its end.
    this.#alarm.set(until);
    return until;
  };

  waitsUntil = () => {
    const own = this.#waiter;
    const paused = this.pausedUntil();
    if (paused !== undefined || !own) return paused;
    const {store, now, plan} = this.#options;
    const state = store.current();
    const end = state.opened + plan.window;
    return end > now() && availableAt(state, own.best.rank, plan) >= end ? end : undefined;
  };

  progress = () => {
    const {store, now, plan} = this.#options;
    const at = now();
    return availableAt(store.current(), priorities.length - 1, plan) > at ? String(at) : '';
  };

  budget = () => {
    const {store, now, plan} = this.#options;
    return (this.#budget ??= budgetOf(store.current(), this.#tab, this.#jobs.count, now(), plan));
  };

  /** Applies a change locally at once, and for the other tabs as soon as it is stored. */
  #apply(change: (state: RateState) => RateState) {
    this.#unwritten.push(change);
    this.#options.store.applyLocally(change);
    this.#onChange();
  }

  /** Notifies the listeners and checks whether a call may be sent. */
  #onChange() {
    this.#budget = undefined;
    this.#alarm.set(this.pausedUntil());
    this.#listeners.notify();
    this.#update();
  }

  get #waiter() {
    return this.#jobs.tabQueue(document.visibilityState === 'hidden', this.#options.now());
  }

  /**
   * Updates the shared state if a call may be due or the other tabs are missing something; otherwise waits until a call
   * is due.
   */
  #update() {
    clearTimeout(this.#timer);
    const {store, now, plan, signal} = this.#options;
    if (this.#isTurning || signal.aborted) return;
    const own = this.#waiter;
    const state = store.current();
    if (this.#unwritten.length || !equal(own, state.waiting[this.#tab])) return void this.#nextSlot();
    if (!own) return;
    const wait = nextSlot(state, this.#tab, own, now(), plan) - now();
    if (wait > 0) this.#timer = setTimeout(() => this.#update(), wait);
    else void this.#nextSlot();
  }

  async #nextSlot() {
    const {store, signal} = this.#options;
    this.#isTurning = true;
    let isNew = false;
    await store.update(state => {
      const next = this.#startCalls(state);
      isNew = next !== undefined;
      return next;
    });
    this.#isTurning = false;
    if (signal.aborted) return;
    if (isNew) this.#share();
    else this.#onChange();
  }

  /** Sends the state to the other tabs. */
  #share() {
    const {tabs, store} = this.#options;
    tabs.send({type: 'budget', ledger: store.current()});
    this.#onChange();
  }

  /** Stores what the API reported, sends the calls that may be sent now and publishes what is still pending. */
  #startCalls(found: RateState): RateState | undefined {
    const {now, plan} = this.#options;
    let state = this.#unwritten.splice(0).reduce((noted, note) => note(noted), found);
    for (let own = this.#waiter; own; own = this.#waiter) {
      if (nextSlot(state, this.#tab, own, now(), plan) > now()) break;
      const job = this.#jobs.take(pendingCallOf(own, state, now(), plan));
      if (!job) break;
      // Those tabs let their turn pass. If they are alive, they will announce themselves again.
      for (const [passed] of callsBefore(state, this.#tab, own, now(), plan))
        state = setTabQueue(state, passed, undefined);
      state = recordCall(state, job.features, now(), plan);
      queueMicrotask(job.start);
    }
    const own = this.#waiter;
    if (state === found && equal(own, found.waiting[this.#tab])) return undefined;
    return setTabQueue(state, this.#tab, own);
  }
}

/**
 * Creates this tab's part of the rate limiter. There is no leader: a tab with a pending call checks the shared state,
 * under a short lock, to see whether a call is free and no other tab comes first.
 */
export const createScheduler = (options: Options): Scheduler => new SharedScheduler(options);
