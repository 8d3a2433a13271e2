import * as v from 'valibot';

/** How calls are spread. */
export interface Plan {
  /** Calls in one window to begin with (decision 4). */
  readonly limit: number;
  /** Length of the API's rate window in milliseconds. */
  readonly window: number;
  /** So many calls may follow each other at once. */
  readonly burst: number;
  /** After a burst, so many milliseconds lie between two calls. */
  readonly interval: number;
}

const pendingCall = v.object({
  /** Place of the priority in `priorities`: lower comes first. */
  rank: v.number(),
  /** When it was asked for (epoch milliseconds). */
  since: v.number(),
});

const waiter = v.object({
  /** The call that comes first by its priority. */
  best: pendingCall,
  /** The call that has waited longest. */
  oldest: pendingCall,
  /** Whether the tab is hidden. */
  hidden: v.boolean(),
});

/** What all tabs know of the API's budget. Times are epoch milliseconds. */
export const rateStateSchema = v.object({
  /** Grows with every change. */
  version: v.number(),
  /** When the API's window opened. */
  opened: v.number(),
  /** Calls in that window, ours and those of others that the API has counted. */
  used: v.number(),
  /** When all calls so far would be over at an even pace: what the burst is measured by. */
  paced: v.number(),
  /** Calls that a window may have, as learnt. */
  most: v.number(),
  /** When that was learnt. */
  learnt: v.number(),
  /** The API wants to be left alone until then. */
  until: v.number(),
  /** All calls ever. */
  calls: v.number(),
  /** Calls since `countedFrom` by feature. A call for several features counts in equal parts for each. */
  counts: v.record(v.string(), v.number()),
  countedFrom: v.number(),
  /** What the tabs wait for, by their names. */
  waiting: v.record(v.string(), waiter),
});

export type RateState = v.InferOutput<typeof rateStateSchema>;
export type Waiter = v.InferOutput<typeof waiter>;
export type PendingCall = v.InferOutput<typeof pendingCall>;

/** What was learnt downward is believed for so long; the API's state changes. */
const assumedLimitMs = 3_600_000;
/** Calls are counted by feature for so long. */
const countedFor = 86_400_000;
/** Clocks are set, and a record may be broken: nothing is waited for longer than so many windows. */
const longestWait = 5;
/** Calls of the API's limit that are left to other scripts at the same address. */
const reserve = 5;
/** However often it is refused, so many calls a window are tried. */
const minLimit = 5;

/** A ledger in which nothing has happened. */
export const emptyRateState = ({limit}: Plan): RateState => ({
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

/** A stored ledger as it holds now; what is no ledger, or lies in the future, is not believed. */
export function readRateState(stored: unknown, now: number, plan: Plan): RateState {
  const parsed = v.safeParse(rateStateSchema, stored);
  const rateState = parsed.success ? parsed.output : emptyRateState(plan);
  const ahead = now + plan.window * longestWait;
  return {
    ...rateState,
    opened: rateState.opened > now ? 0 : rateState.opened,
    paced: Math.min(rateState.paced, now + plan.window),
    until: rateState.until > ahead ? 0 : rateState.until,
    ...(now - rateState.learnt < assumedLimitMs && rateState.learnt <= now ? {} : {most: plan.limit}),
    ...(now - rateState.countedFrom < countedFor && rateState.countedFrom <= now ? {} : {counts: {}, countedFrom: now}),
  };
}

function counted(counts: RateState['counts'], features: readonly string[]) {
  const next = {...counts};
  for (const id of features) next[id] = (next[id] ?? 0) + 1 / features.length;
  return next;
}

/** A call goes now, on behalf of these features. */
export function take(
  rateState: RateState,
  features: readonly string[],
  now: number,
  {window, interval}: Plan,
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
 * What an answer's headers said. Learns downward only, keeping a reserve for others. An answer that is the first of its
 * window says that the API's window opened a moment ago, later than ours by the way of the call.
 */
export function learn(rateState: RateState, limit: number, remaining: number | undefined, now: number): RateState {
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

/**
 * The API refused: nothing goes until then. Where much of the window had been used, it allows less than was thought;
 * several calls refused at once are one refusal.
 */
export function refuse(rateState: RateState, until: number, now: number): RateState {
  const isNew = rateState.until <= now;
  const lower = isNew && rateState.used > rateState.most / 2;
  return {
    ...rateState,
    until: Math.max(rateState.until, until),
    ...(lower
      ? {most: Math.min(rateState.most, Math.max(minLimit, Math.floor(rateState.most * 0.8))), learnt: now}
      : {}),
  };
}

/** Says what a tab waits for, or that it waits no more. */
export function announce(rateState: RateState, tab: string, waits: Waiter | undefined): RateState {
  const waiting = {...rateState.waiting};
  if (waits) waiting[tab] = waits;
  else delete waiting[tab];
  return {...rateState, waiting};
}
