export type SyntheticPriority = 'person' | 'visible' | 'heavy';

/** A query of a test and when it was asked and answered (epoch milliseconds). */
export interface Timed {
  readonly priority: SyntheticPriority;
  readonly asked: number;
  readonly answered: number;
}

declare global {
  /** What a test puts into pages beside the product. */
  var synthetic:
    | {
        /** Asks for works of these ids, each in a call of its own. */
        ask(ids: readonly number[], priority: SyntheticPriority): Promise<Timed[]>;
        /** Takes the lock of the budget and never gives it back. */
        hold(): Promise<void>;
      }
    | undefined;
}
