let dismissed: number | undefined;
const listeners = new Set<() => void>();

/**
 * The number of unread notifications at which the user dismissed the dot. It stays hidden while the site shows that
 * number.
 */
export const dismissedDot = {
  at: () => dismissed,
  set(unread: number | undefined) {
    dismissed = unread;
    for (const listener of [...listeners]) listener();
  },
  clear: () => dismissedDot.set(undefined),
  subscribe(listener: () => void, {signal}: {signal: AbortSignal}) {
    listeners.add(listener);
    signal.addEventListener('abort', () => listeners.delete(listener));
  },
};
