/**
 * Calls back whenever the page's address has become another one: by a link, by script, by going back.
 * The new view is not in the page yet at that moment (the host draws it a few milliseconds later).
 */
export function watchAddress(changed: (address: URL) => void, {signal}: {signal: AbortSignal}) {
  let last = location.href;
  const check = () => {
    if (signal.aborted || location.href === last) return;
    last = location.href;
    changed(new URL(last));
  };
  if ('navigation' in globalThis) {
    (globalThis as {navigation?: EventTarget}).navigation?.addEventListener('currententrychange', check, {signal});
    return;
  }
  // Browsers before 2026 lack the navigation API: the history methods tell instead.
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
 * Goes to a path of the site without loading it anew. The history entry is made first and the event that going back and
 * forth raises is raised after it: the host's router follows the address then, as any router does. The key in the state is
 * the one its own entries have, under which it keeps the scroll position of a page for the way back.
 */
export function goTo(path: string) {
  const target = new URL(path, location.href);
  if (target.href === location.href) return;
  history.pushState({key: performance.now().toFixed(3)}, '', target.href);
  dispatchEvent(new PopStateEvent('popstate', {state: history.state as unknown}));
}
