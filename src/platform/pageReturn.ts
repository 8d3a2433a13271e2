/** Calls back when the page is restored from the back/forward cache, in which it received no events. */
export const onPageReturn = (returned: () => void, signal: AbortSignal) =>
  addEventListener('pageshow', ({persisted}) => void (persisted && returned()), {signal});
