import {overlayOf} from '#host/dom/overlay';
import {anywhere} from '#host/pages/route';
import {adoptSheet, dropSheet, mark, marked} from '#host/dom/sheets';
import {createLifecycleElement} from './lifecycleElement';
import {routesOf, type Routes, type Part} from './part';

interface RestyleOptions {
  name?: string;
  routes: Routes<object>;
  /** Style text for the host's page; uses the site's own variables. What is not for every page is nested, so it has no rule for the root element. */
  css: string;
}

/** Has a sheet on the page until the signal ends. Apart from the visits, so that a signal which outlives them keeps no element of theirs. */
function adoptUntil(text: string, order: number, signal: AbortSignal) {
  adoptSheet(text, order);
  signal.addEventListener('abort', () => dropSheet(text));
}

/**
 * While on this route, the host looks so. Needs no React, so it works before the first paint.
 *
 * A sheet that comes or goes makes the browser sort all rules of the page anew. So one that is for some routes comes with the first of
 * them, stays while the feature is on, and says nothing but where the root element carries its mark.
 */
export function restyle({name, routes, css}: RestyleOptions): Part {
  const all = routesOf(routes);
  const isEverywhere = all.includes(anywhere);
  let kept: AbortSignal | undefined;

  return {
    verb: 'restyle',
    name,
    routes: all,
    start({tag, order, signal, enabled, services, featureId}) {
      const text = isEverywhere ? css : marked(css, tag);
      const element = createLifecycleElement(tag, inside => {
        if (isEverywhere) adoptUntil(text, order, inside);
        else {
          mark(tag, {signal: inside});
          if (kept !== enabled) adoptUntil(text, order, enabled);
          kept = enabled;
        }
        services.report.working(featureId);
      });
      overlayOf({signal: services.signal}).append(element);
      signal.addEventListener('abort', () => element.remove());
      return {};
    },
  };
}
