/** Calls back when the page comes back after the browser had set it aside, when it was told of no changes. */
export const onPageReturn = (returned: () => void, signal: AbortSignal) =>
  addEventListener('pageshow', ({persisted}) => void (persisted && returned()), {signal});
