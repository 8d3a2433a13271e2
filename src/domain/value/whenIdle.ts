/** Where the browser does not report idleness: long enough for a frame and what follows from it. */
const assumedMs = 200;

/**
 * Runs a callback once the page is idle, at the latest after `timeoutMs`. Returns a function that cancels it.
 */
export function whenIdle(run: () => void, timeoutMs: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    // A timeout of 0 would be none.
    // eslint-disable-next-line browsers/supported -- It was checked.
    const id = requestIdleCallback(run, {timeout: Math.max(1, timeoutMs)});
    // eslint-disable-next-line browsers/supported -- Browsers have both or neither.
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(run, Math.min(assumedMs, timeoutMs));
  return () => clearTimeout(timer);
}
