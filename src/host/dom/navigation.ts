import {owned} from '#domain/value/owner';

let previous: URL | undefined;

/** The address before the current one, if there was one since the page was loaded; at least one `watchAddress` must run. */
export const previousAddress = () => previous;

const methods = ['pushState', 'replaceState'] as const;
type Method = (typeof methods)[number];

/** Callbacks to run after the history methods, in browsers without the Navigation API. */
const afterMethods = new Set<() => void>();
/** The currently wrapped methods, with functions to unwrap them. */
const wrapped = new Map<Method, () => void>();

function wrap(name: Method) {
  const native = history[name];
  const patched: History[Method] = function (this: History, ...args) {
    native.apply(this, args);
    for (const call of afterMethods) call();
  };
  history[name] = patched;
  wrapped.set(name, () => {
    // Another script has wrapped our wrapper: it stays, and is used again.
    if (history[name] !== patched) return;
    history[name] = native;
    wrapped.delete(name);
  });
}

/**
 * Calls back after the history methods, which are wrapped only once. For browsers before 2026, which lack the
 * Navigation API.
 */
function watchMethods(call: () => void, signal: AbortSignal) {
  afterMethods.add(call);
  for (const name of methods) if (!wrapped.has(name)) wrap(name);
  signal.addEventListener('abort', () => {
    afterMethods.delete(call);
    if (!afterMethods.size) for (const restore of wrapped.values()) restore();
  });
}

/**
 * Calls back whenever the page's address changes, whether by a link, a script or going back. The host renders the new
 * view a few milliseconds later, so it is not in the page yet.
 */
export function watchAddress(changed: (address: URL) => void, {signal}: {signal: AbortSignal}) {
  let last = location.href;
  const call = owned(changed, signal);
  const check = () => {
    if (signal.aborted || location.href === last) return;
    previous = new URL(last);
    last = location.href;
    call(new URL(last));
  };
  if ('navigation' in globalThis) {
    (globalThis as {navigation?: EventTarget}).navigation?.addEventListener('currententrychange', check, {signal});
    return;
  }
  watchMethods(check, signal);
  addEventListener('popstate', check, {signal});
  addEventListener('hashchange', check, {signal});
}

/**
 * Navigates to a path of the site without reloading the page. Adds the history entry, then dispatches the `popstate`
 * event, which makes the host's router follow the address. The `key` in the state is the same as in the host's own
 * entries: the host stores the scroll position of a page under it.
 */
export function goTo(path: string) {
  const target = new URL(path, location.href);
  if (target.href === location.href) return;
  history.pushState({key: performance.now().toFixed(3)}, '', target.href);
  dispatchEvent(new PopStateEvent('popstate', {state: history.state as unknown}));
}
