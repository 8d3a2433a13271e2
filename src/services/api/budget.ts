import type {RateState, Plan} from './rateState';

/** The state of the budget that all tabs share. Times are epoch milliseconds. */
export interface Budget {
  /** Calls that a window may have. */
  readonly max: number;
  /** Calls that are left until `renews`. */
  readonly left: number;
  /** When the next window begins, or began: all calls are there again. */
  readonly renews: number;
  readonly pausedUntil: number | undefined;
  /** Calls of this tab that wait. */
  readonly waiting: number;
  /** Other tabs in which calls wait. */
  readonly otherTabs: number;
  /** Calls by feature since `countedFrom`; one call for several features counts in equal parts. */
  readonly counts: Readonly<Record<string, number>>;
  readonly countedFrom: number;
}

/** What a person may want to know of the ledger. */
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
