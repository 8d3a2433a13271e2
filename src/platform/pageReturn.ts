import {owned} from '#domain/value/owner';

/**
 * Calls back when the page is restored from the back/forward cache, in which it received no events: everything that
 * other tabs change is read again by this.
 */
export function onPageReturn(returned: () => void, signal: AbortSignal) {
  const call = owned(returned, signal);
  addEventListener('pageshow', ({persisted}) => void (persisted && call()), {signal});
}
