import {overlayOf} from '#host/dom/overlay';
import {anywhere} from '#host/pages/route';
import {adoptSheet, dropSheet, markRoot, scopeToMark} from '#host/dom/sheets';
import {createLifecycleElement} from './lifecycleElement';
import {toRoutes, type Routes, type Part, type PartIdentity, type PartOrder} from './part';

interface RestyleOptions extends PartOrder, PartIdentity {
  routes: Routes<object>;
  /**
   * CSS for the host's page, using the site's own variables. Unless the part applies to every page, the text is nested
   * in a selector and so cannot have a rule for the root element.
   */
  css: string;
}

/** The sheets that stay until a signal aborts. */
const adoptedUntil = new WeakMap<AbortSignal, Set<string>>();

/**
 * Keeps a style sheet on the page until the signal aborts; does nothing if the signal has already aborted. Separate
 * from the visit code, so that a signal that outlives visits does not retain their elements.
 */
function adoptSheetUntil(text: string, order: number, signal: AbortSignal) {
  const adopted = adoptedUntil.get(signal) ?? new Set();
  adoptedUntil.set(signal, adopted);
  if (adopted.has(text)) return;
  adopted.add(text);
  adoptSheet(text, order);
  signal.addEventListener('abort', () => dropSheet(text));
}

/**
 * Applies CSS to the host's page while on these routes. It needs no React, so it takes effect before the first paint.
 *
 * Adding or removing a sheet makes the browser sort all rules of the page again. A sheet for some routes is therefore
 * added on the first of them and stays while the feature is on; it only matches while the root element carries the
 * part's mark.
 */
export function restyle({name, switch: own, routes, css, before, after, sheet}: RestyleOptions): Part {
  const all = toRoutes(routes);
  const isEverywhere = all.includes(anywhere);
  return {
    verb: 'restyle',
    name,
    switch: own,
    before,
    after,
    sheet,
    routes: all,
    start({tag, order, signal, enabled, services, featureId}) {
      const text = isEverywhere ? css : scopeToMark(css, tag);
      const element = createLifecycleElement(tag, connected => {
        if (isEverywhere) adoptSheetUntil(text, order, connected);
        else {
          markRoot(tag, {signal: connected});
          adoptSheetUntil(text, order, enabled);
        }
        services.report.running(featureId, signal);
      });
      overlayOf({signal: services.signal}).append(element);
      signal.addEventListener('abort', () => element.remove());
      return {};
    },
  };
}
