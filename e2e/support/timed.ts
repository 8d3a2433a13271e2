export type SyntheticPriority = 'person' | 'visible' | 'heavy';

/** A query of a test, with the times when it was sent and answered (ms, by the clock of its page). */
export interface TimedQuery {
  readonly priority: SyntheticPriority;
  readonly asked: number;
  readonly answered: number;
}

declare global {
  /** Installed by a test in pages beside the product. */
  var synthetic:
    | {
        /** Queries the media of these ids, each in a call of its own. */
        ask(ids: readonly number[], priority: SyntheticPriority): Promise<TimedQuery[]>;
        /** Takes the lock of the rate limiter and never releases it. */
        hold(): Promise<void>;
      }
    | undefined;
}
