import {isInPage, watchFor} from '#host/dom/observe';
import {overlayOf} from '#host/dom/overlay';
import {createLifecycleElement} from './lifecycleElement';
import {routesOf, type Routes, type Part, type Visit} from './part';

interface RunOptions {
  readonly name?: string;
  /** An anchor that always exists on these pages. If it is missing, the feature is reported as unavailable. */
  readonly awaits?: {readonly name: string; readonly selector: string};
}

type Body<P extends object> = (visit: Visit<P>) => void | Promise<void>;

/**
 * For anything that neither renders nor restyles: titles, listeners, redirects. Everything the body starts takes
 * `visit.signal` and ends with it.
 */
export function run<P extends object>(on: Routes<P>, body: Body<P>, {name, awaits}: RunOptions = {}): Part {
  return {
    verb: 'run',
    name,
    routes: routesOf(on),
    start({tag, order, params, signal, services, featureId, fail}) {
      const element = createLifecycleElement(tag, async inside => {
        try {
          services.report.working(featureId);
          await body({params: params as P, signal: inside, services, order});
        } catch (error) {
          if (!inside.aborted) fail(error);
        }
      });
      signal.addEventListener('abort', () => element.remove());
      overlayOf({signal: services.signal}).append(element);
      // The body has already run synchronously; if it failed, the visit is over.
      if (signal.aborted) element.remove();
      if (!awaits) return {};
      const found = () => services.report.working(featureId);
      watchFor(awaits.selector, {found, changed() {}}, {signal});
      return {missing: () => (isInPage(awaits.selector) ? undefined : awaits.name)};
    },
  };
}
