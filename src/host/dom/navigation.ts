let previous: URL | undefined;

/** The address before the current one, if there was one since the page was loaded; at least one `watchAddress` must run. */
export const previousAddress = () => previous;

/**
 * Calls back whenever the page's address changes, whether by a link, a script or going back. The host renders the new
 * view a few milliseconds later, so it is not in the page yet.
 */
export function watchAddress(changed: (address: URL) => void, {signal}: {signal: AbortSignal}) {
  let last = location.href;
  const check = () => {
    if (signal.aborted || location.href === last) return;
    previous = new URL(last);
    last = location.href;
    changed(new URL(last));
  };
  if ('navigation' in globalThis) {
    (globalThis as {navigation?: EventTarget}).navigation?.addEventListener('currententrychange', check, {signal});
    return;
  }
  // Browsers before 2026 lack the Navigation API, so the history methods are wrapped.
  for (const name of ['pushState', 'replaceState'] as const) {
    const native = history[name];
    const patched: History[typeof name] = function (this: History, ...args) {
      native.apply(this, args);
      check();
    };
    history[name] = patched;
    signal.addEventListener('abort', () => {
      if (history[name] === patched) history[name] = native;
    });
  }
  addEventListener('popstate', check, {signal});
  addEventListener('hashchange', check, {signal});
}

/**
 * Navigates to a path of the site without reloading the page. Adds the history entry, then dispatches the `popstate`
 * event, which makes the host's router follow the address. The `key` in the state is what the host's own entries have;
 * it stores the scroll position of a page under it.
 */
export function goTo(path: string) {
  const target = new URL(path, location.href);
  if (target.href === location.href) return;
  history.pushState({key: performance.now().toFixed(3)}, '', target.href);
  dispatchEvent(new PopStateEvent('popstate', {state: history.state as unknown}));
}
