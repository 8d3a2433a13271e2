import * as v from 'valibot';

/** The distribution of calls over time. */
export interface RatePlan {
  /** Initial number of calls per window (rule api-1). */
  readonly limit: number;
  /** Length of the API's rate limit window (ms). */
  readonly window: number;
  /** Number of calls that may follow each other without a delay. */
  readonly burst: number;
  /** Delay between two calls after a burst (ms). */
  readonly interval: number;
}

const pendingCall = v.object({
  /** Index of the priority in `priorities`; lower comes first. */
  rank: v.number(),
  /** When the call was requested (epoch milliseconds). */
  since: v.number(),
});

const waiter = v.object({
  /** The pending call with the best priority. */
  best: pendingCall,
  /** The pending call that has waited longest. */
  oldest: pendingCall,
  /** Whether the tab is hidden. */
  hidden: v.boolean(),
});

/** The state of the rate limiter, shared by all tabs. Times are epoch milliseconds. */
export const rateStateSchema = v.object({
  /** Incremented with every change. */
  version: v.number(),
  /** When the API's current window started. */
  opened: v.number(),
  /** Calls counted in that window: ours, and those of others that the API reported. */
  used: v.number(),
  /** When all calls so far would be finished at an even pace. The burst is measured against it. */
  paced: v.number(),
  /** Maximum number of calls per window, as learned. */
  most: v.number(),
  /** When that limit was learned. */
  learnt: v.number(),
  /** No calls may be sent until then. */
  until: v.number(),
  /** When the API last refused a call; missing in a state that an older version has written, like the next one. */
  refusedAt: v.optional(v.number()),
  /** When a tab last checked whether the API can be reached at all. */
  probedAt: v.optional(v.number()),
  /** Total number of calls. */
  calls: v.number(),
  /**
   * Number of calls per feature since `countedFrom`. A call made for several features counts in equal parts for each.
   */
  counts: v.record(v.string(), v.number()),
  countedFrom: v.number(),
  /** The pending calls of each tab, by tab name. */
  waiting: v.record(v.string(), waiter),
});

/** The state of the rate limiter. */
export type RateState = v.InferOutput<typeof rateStateSchema>;
/** The published pending calls of one tab. */
export type TabQueue = v.InferOutput<typeof waiter>;
/** A pending call, as far as the other tabs need to know it. */
export type PendingCall = v.InferOutput<typeof pendingCall>;

/** A lowered limit is kept for this long (ms), since the API's limit changes. */
const assumedLimitMs = 3_600_000;
/** Calls per feature are counted over this long (ms). */
const countPeriodMs = 86_400_000;
/** Never wait for longer than this many windows: clocks get changed and stored data may be damaged. */
export const maxWaitWindows = 5;
/** Part of the API's limit that is left to other scripts at the same address. */
const reserve = 5;
/** The limit is lowered by the second refusal within this time (ms). */
const refusalPeriodMs = 600_000;
/** Always allow at least this many calls per window, however often the API refuses. */
const minLimit = 5;

/** Creates the initial state of the rate limiter. */
export const emptyRateState = ({limit}: RatePlan): RateState => ({
  version: 0,
  opened: 0,
  used: 0,
  paced: 0,
  most: limit,
  learnt: 0,
  until: 0,
  calls: 0,
  counts: {},
  countedFrom: 0,
  waiting: {},
});

/** Reads a stored state. Anything invalid or expired is replaced by its initial value. */
export function readRateState(stored: unknown, now: number, plan: RatePlan): RateState {
  const parsed = v.safeParse(rateStateSchema, stored);
  const rateState = parsed.success ? parsed.output : emptyRateState(plan);
  return {
    ...rateState,
    ...(now - rateState.learnt < assumedLimitMs && rateState.learnt <= now ? {} : {most: plan.limit}),
    ...(now - rateState.countedFrom < countPeriodMs && rateState.countedFrom <= now
      ? {}
      : {counts: {}, countedFrom: now}),
  };
}

function counted(counts: RateState['counts'], features: readonly string[]) {
  const next = {...counts};
  for (const id of features) next[id] = (next[id] ?? 0) + 1 / features.length;
  return next;
}

/** Records a call that is sent now on behalf of these features. */
export function recordCall(
  rateState: RateState,
  features: readonly string[],
  now: number,
  {window, interval}: RatePlan,
): RateState {
  const over = now - rateState.opened >= window;
  return {
    ...rateState,
    opened: over ? now : rateState.opened,
    used: (over ? 0 : rateState.used) + 1,
    paced: Math.max(rateState.paced, now) + interval,
    calls: rateState.calls + 1,
    counts: counted(rateState.counts, features),
  };
}

/**
 * Learns from a response's rate limit headers. The limit is only ever lowered, keeping a reserve for others. If the
 * response is the first of its window, the API's window has only just started, later than ours by the duration of the
 * request.
 */
export function recordHeaders(
  rateState: RateState,
  limit: number,
  remaining: number | undefined,
  now: number,
): RateState {
  const most = limit > 0 ? Math.max(1, Math.min(rateState.most, limit - reserve)) : rateState.most;
  const learnt = most < rateState.most ? now : rateState.learnt;
  if (remaining === undefined) return {...rateState, most, learnt};
  const said = Math.min(most, limit - remaining);
  return {
    ...rateState,
    most,
    learnt,
    used: Math.max(rateState.used, said),
    opened: said === 1 ? now : rateState.opened,
  };
}

/** A refusal of the API. */
export interface Refusal {
  /** Nothing is sent until then (epoch milliseconds). */
  readonly until: number;
  /** Whether the API said so in an answer. Otherwise it is concluded from a request without one. */
  readonly isAnswered: boolean;
}

/**
 * Records that the API refused a call. If more than half of the window was used, the limit is lowered: at once if an
 * answer said so, otherwise by the second refusal within ten minutes. Several calls refused at once count as one.
 */
export function recordRefusal(rateState: RateState, {until, isAnswered}: Refusal, now: number): RateState {
  const isNew = rateState.until <= now;
  const isRepeated = now - (rateState.refusedAt ?? -Infinity) < refusalPeriodMs;
  const lower = isNew && (isAnswered || isRepeated) && rateState.used > rateState.most / 2;
  return {
    ...rateState,
    until: Math.max(rateState.until, until),
    refusedAt: isNew ? now : rateState.refusedAt,
    ...(lower
      ? {most: Math.min(rateState.most, Math.max(minLimit, Math.floor(rateState.most * 0.8))), learnt: now}
      : {}),
  };
}

/** Publishes the pending calls of a tab; `undefined` if it has none. */
export function setTabQueue(rateState: RateState, tab: string, waits: TabQueue | undefined): RateState {
  const waiting = {...rateState.waiting};
  if (waits) waiting[tab] = waits;
  else delete waiting[tab];
  return {...rateState, waiting};
}

const later = (a: number | undefined, b: number | undefined) => Math.max(a ?? 0, b ?? 0) || undefined;

const higherCounts = (a: RateState['counts'], b: RateState['counts']) =>
  Object.fromEntries(Object.keys({...a, ...b}).map(id => [id, Math.max(a[id] ?? 0, b[id] ?? 0)]));

/**
 * Adds to the stored state the changes that this tab could record only for itself. Where the two differ, the stricter
 * one counts.
 */
export function withUnstored(stored: RateState, own: RateState): RateState {
  const {opened, used} = own.opened > stored.opened ? own : stored;
  return {
    ...stored,
    opened,
    used: own.opened === stored.opened ? Math.max(own.used, stored.used) : used,
    paced: Math.max(own.paced, stored.paced),
    until: Math.max(own.until, stored.until),
    refusedAt: later(own.refusedAt, stored.refusedAt),
    probedAt: later(own.probedAt, stored.probedAt),
    calls: Math.max(own.calls, stored.calls),
    counts: higherCounts(own.counts, stored.counts),
    countedFrom: Math.min(own.countedFrom, stored.countedFrom),
    ...(own.most < stored.most && {most: own.most, learnt: own.learnt}),
  };
}
