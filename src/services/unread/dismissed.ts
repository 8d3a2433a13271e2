let dismissed: number | undefined;
const listeners = new Set<() => void>();

/** At which number of unread notifications the person put the dot away: while the site says that number, there is none. */
export const dismissedDot = {
  at: () => dismissed,
  put(unread: number | undefined) {
    dismissed = unread;
    for (const listener of [...listeners]) listener();
  },
  clear: () => dismissedDot.put(undefined),
  subscribe(listener: () => void, {signal}: {signal: AbortSignal}) {
    listeners.add(listener);
    signal.addEventListener('abort', () => listeners.delete(listener));
  },
};
