/**
 * Notifies when the account changes (sign-in, sign-out, another account), after which everything must be fetched again.
 */
export interface AccountEpoch {
  /** How many times the account has changed. */
  count(): number;
  subscribe(listener: () => void): () => void;
  bump(): void;
}

/** Creates a counter at 0. */
export function createAccountEpoch(): AccountEpoch {
  const listeners = new Set<() => void>();
  let count = 0;
  return {
    count: () => count,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    bump() {
      count += 1;
      for (const listener of [...listeners]) listener();
    },
  };
}
