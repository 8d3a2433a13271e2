/**
 * Calls back when the page is restored from the back/forward cache, in which it received no events: everything that
 * other tabs change is read again by this.
 */
export const onPageReturn = (returned: () => void, signal: AbortSignal) =>
  addEventListener('pageshow', ({persisted}) => void (persisted && returned()), {signal});
