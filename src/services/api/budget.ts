import type {RateState, Plan} from './rateState';

/** The state of the rate limiter that all tabs share. Times are epoch milliseconds. */
export interface Budget {
  /** Maximum number of calls per window. */
  readonly max: number;
  /** Calls left until `renews`. */
  readonly left: number;
  /** When the current window ends or ended; all calls are available again after that. */
  readonly renews: number;
  readonly pausedUntil: number | undefined;
  /** Number of pending calls in this tab. */
  readonly waiting: number;
  /** Number of other tabs with pending calls. */
  readonly otherTabs: number;
  /**
   * Number of calls per feature since `countedFrom`. A call made for several features counts in equal parts for each.
   */
  readonly counts: Readonly<Record<string, number>>;
  readonly countedFrom: number;
}

/** Summarises the state of the rate limiter for display. */
export function budgetOf(rateState: RateState, tab: string, waiting: number, now: number, {window}: Plan): Budget {
  const {most, used, opened, until, counts, countedFrom} = rateState;
  const renews = opened + window;
  return {
    max: most,
    left: Math.max(0, most - (now < renews ? used : 0)),
    renews,
    pausedUntil: until > now ? until : undefined,
    waiting,
    otherTabs: Object.keys(rateState.waiting).filter(name => name !== tab).length,
    counts,
    countedFrom,
  };
}
