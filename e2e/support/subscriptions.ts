import type {BrowserContext, Page} from '@playwright/test';

/** The number of subscriptions, as a global of the page. */
const counted = 'subscriptions of the tests';

/**
 * Runs in every page before the product. Every subscription of ours ends with a signal, so the listeners for its abort
 * are the current subscriptions: listeners of stores, of the bus and of the document, observers, timers and requests.
 */
function count(name: string) {
  const live = new Set<object>();
  const waiting = new WeakMap<AbortSignal, Map<unknown, object>>();
  const {addEventListener: add, removeEventListener: remove} = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (this: EventTarget, type, listener, options) {
    const ends = [this, typeof options === 'object' ? options.signal : undefined].filter(
      each => each instanceof AbortSignal,
    );
    if (ends.length && ends.every(({aborted}) => !aborted)) {
      const entry = {};
      live.add(entry);
      for (const signal of ends) add.call(signal, 'abort', () => live.delete(entry));
      if (this instanceof AbortSignal) waiting.set(this, (waiting.get(this) ?? new Map()).set(listener, entry));
    }
    add.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget, type, listener, options) {
    const entry = this instanceof AbortSignal ? waiting.get(this)?.get(listener) : undefined;
    if (entry) live.delete(entry);
    remove.call(this, type, listener, options);
  };
  Object.defineProperty(globalThis, name, {get: () => live.size});
}

/** Counts the subscriptions in the pages of a context; call it before the product is installed. */
export const installSubscriptionCount = (context: BrowserContext) => context.addInitScript(count, counted);

/** The current number of subscriptions in a page. */
export const countSubscriptions = (page: Page) =>
  page.evaluate(name => Reflect.get(globalThis, name) as number, counted);
