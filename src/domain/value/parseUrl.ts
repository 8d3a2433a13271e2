/**
 * Functions of newer engines, for engines that lack them. They are functions of ours rather than additions to the
 * page's globals, which belong to the site. Lint forbids the originals elsewhere.
 */

/** Like `AbortSignal.any`, which Firefox has had since 124 and Safari since 17.4. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  if (typeof AbortSignal.any === 'function') return AbortSignal.any([...signals]);
  const whole = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) whole.abort(signal.reason);
    else signal.addEventListener('abort', () => whole.abort(signal.reason), {signal: whole.signal});
  }
  return whole.signal;
}

/**
 * Parses an address; `undefined` if it is invalid. Like `URL.canParse`, which Chromium has had since 120 and Safari
 * since 17, followed by `new URL`.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** The first versions of browsers that support everything else we use. */
export const oldestBrowsers = 'Chromium 110, Firefox 115 or Safari 16.4';

/** Whether this engine is older than those. */
export const isTooOld = (): boolean =>
  typeof Array.prototype.toSorted !== 'function' ||
  typeof Array.prototype.findLast !== 'function' ||
  typeof structuredClone !== 'function' ||
  typeof AbortSignal.timeout !== 'function' ||
  typeof CSSStyleSheet.prototype.replaceSync !== 'function';
