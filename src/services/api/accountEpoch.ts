/** Tells when everything must be asked for anew: another account looks at the page, or none. */
export interface AccountEpoch {
  /** How often that has happened. */
  count(): number;
  subscribe(listener: () => void): () => void;
  bump(): void;
}

/** Makes a renewal that has not happened yet. */
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
