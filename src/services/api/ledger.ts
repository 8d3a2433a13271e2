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

const wish = v.object({
  /** Place of the priority in `priorities`: lower comes first. */
  rank: v.number(),
  /** When it was asked for (epoch milliseconds). */
  since: v.number(),
});

const waiter = v.object({
  /** The call that comes first by its priority. */
  best: wish,
  /** The call that has waited longest. */
  oldest: wish,
  /** Whether the tab is hidden. */
  hidden: v.boolean(),
});

/** What all tabs know of the API's budget. Times are epoch milliseconds. */
export const ledgerShape = v.object({
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

export type Ledger = v.InferOutput<typeof ledgerShape>;
export type Waiter = v.InferOutput<typeof waiter>;
export type Wish = v.InferOutput<typeof wish>;

/** What was learnt downward is believed for so long; the API's state changes. */
const belief = 3_600_000;
/** Calls are counted by feature for so long. */
const countedFor = 86_400_000;
/** Clocks are set, and a record may be broken: nothing is waited for longer than so many windows. */
const longestWait = 5;
/** Calls of the API's limit that are left to other scripts at the same address. */
const reserve = 5;
/** However often it is refused, so many calls a window are tried. */
const least = 5;

/** A ledger in which nothing has happened. */
export const emptyLedger = ({limit}: Plan): Ledger => ({
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
export function readLedger(stored: unknown, now: number, plan: Plan): Ledger {
  const parsed = v.safeParse(ledgerShape, stored);
  const ledger = parsed.success ? parsed.output : emptyLedger(plan);
  const ahead = now + plan.window * longestWait;
  return {
    ...ledger,
    opened: ledger.opened > now ? 0 : ledger.opened,
    paced: Math.min(ledger.paced, now + plan.window),
    until: ledger.until > ahead ? 0 : ledger.until,
    ...(now - ledger.learnt < belief && ledger.learnt <= now ? {} : {most: plan.limit}),
    ...(now - ledger.countedFrom < countedFor && ledger.countedFrom <= now ? {} : {counts: {}, countedFrom: now}),
  };
}

function counted(counts: Ledger['counts'], features: readonly string[]) {
  const next = {...counts};
  for (const id of features) next[id] = (next[id] ?? 0) + 1 / features.length;
  return next;
}

/** A call goes now, on behalf of these features. */
export function take(ledger: Ledger, features: readonly string[], now: number, {window, interval}: Plan): Ledger {
  const over = now - ledger.opened >= window;
  return {
    ...ledger,
    opened: over ? now : ledger.opened,
    used: (over ? 0 : ledger.used) + 1,
    paced: Math.max(ledger.paced, now) + interval,
    calls: ledger.calls + 1,
    counts: counted(ledger.counts, features),
  };
}

/**
 * What an answer's headers said. Learns downward only, keeping a reserve for others. An answer that is the first of its
 * window says that the API's window opened a moment ago, later than ours by the way of the call.
 */
export function learn(ledger: Ledger, limit: number, remaining: number | undefined, now: number): Ledger {
  const most = limit > 0 ? Math.max(1, Math.min(ledger.most, limit - reserve)) : ledger.most;
  const learnt = most < ledger.most ? now : ledger.learnt;
  if (remaining === undefined) return {...ledger, most, learnt};
  const said = Math.min(most, limit - remaining);
  return {...ledger, most, learnt, used: Math.max(ledger.used, said), opened: said === 1 ? now : ledger.opened};
}

/**
 * The API refused: nothing goes until then. Where much of the window had been used, it allows less than was thought;
 * several calls refused at once are one refusal.
 */
export function refuse(ledger: Ledger, until: number, now: number): Ledger {
  const isNew = ledger.until <= now;
  const lower = isNew && ledger.used > ledger.most / 2;
  return {
    ...ledger,
    until: Math.max(ledger.until, until),
    ...(lower ? {most: Math.min(ledger.most, Math.max(least, Math.floor(ledger.most * 0.8))), learnt: now} : {}),
  };
}

/** Says what a tab waits for, or that it waits no more. */
export function announce(ledger: Ledger, tab: string, waits: Waiter | undefined): Ledger {
  const waiting = {...ledger.waiting};
  if (waits) waiting[tab] = waits;
  else delete waiting[tab];
  return {...ledger, waiting};
}
