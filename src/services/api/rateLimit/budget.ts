import type {RatePlan, RateState} from './rateState';

/** The state of the rate limiter that all tabs share. Times are epoch milliseconds. */
export interface Budget {
  /** Maximum number of calls per window. */
  readonly max: number;
  /** Calls left until `resetsAt`. */
  readonly remaining: number;
  /** When the current window ends or ended; all calls are available again after that. */
  readonly resetsAt: number;
  readonly pausedUntil: number | undefined;
  /** Number of pending calls in this tab. */
  readonly pendingCalls: number;
  /** Number of other tabs with pending calls. */
  readonly waitingTabs: number;
  /**
   * Number of calls per feature since `countedFrom`. A call made for several features counts in equal parts for each.
   */
  readonly counts: Readonly<Record<string, number>>;
  readonly countedFrom: number;
}

/** Summarizes the state of the rate limiter for display. */
export function budgetOf(
  rateState: RateState,
  tab: string,
  pendingCalls: number,
  now: number,
  {window}: RatePlan,
): Budget {
  const {most, used, opened, until, counts, countedFrom} = rateState;
  const resetsAt = opened + window;
  return {
    max: most,
    remaining: Math.max(0, most - (now < resetsAt ? used : 0)),
    resetsAt,
    pausedUntil: until > now ? until : undefined,
    pendingCalls,
    waitingTabs: Object.keys(rateState.waiting).filter(name => name !== tab).length,
    counts,
    countedFrom,
  };
}
