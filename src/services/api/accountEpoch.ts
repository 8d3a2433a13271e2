import {createStore, type Source} from '#domain/value/store';

/**
 * Notifies when the account changes (sign-in, sign-out, another account), after which everything must be fetched again.
 */
export interface AccountEpoch extends Source {
  /** Number of changes of the account. */
  count(): number;
  bump(): void;
}

/** Creates a counter at 0. */
export function createAccountEpoch(): AccountEpoch {
  const {get, set, subscribe} = createStore(0);
  return {count: get, bump: () => set(get() + 1), subscribe};
}
