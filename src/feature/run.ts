import {hasElement, watchElements} from '#host/dom/observe';
import {overlayOf} from '#host/dom/overlay';
import type {NamedSelector} from '#host/pages/anchor';
import {createLifecycleElement} from './lifecycleElement';
import {toRoutes, type Routes, type Part, type PartOrder, type Visit} from './part';

interface RunOptions<P extends object> extends PartOrder {
  readonly name?: string;
  readonly routes: Routes<P>;
  /** An anchor that always exists on these pages. If it is missing, the feature is reported as unavailable. */
  readonly at?: NamedSelector;
  /** See `Part`. */
  readonly supersededBy?: NamedSelector;
}

type Body<P extends object> = (visit: Visit<P>) => void | Promise<void>;

/**
 * For anything that neither renders nor restyles: titles, listeners, redirects. Everything the body starts takes
 * `visit.signal` and ends with it.
 */
export function run<P extends object>(options: RunOptions<P>, body: Body<P>): Part {
  const {routes, name, at, before, after, supersededBy} = options;
  return {
    verb: 'run',
    name,
    before,
    after,
    supersededBy,
    routes: toRoutes(routes),
    start({tag, order, params, signal, services, featureId, fail}) {
      const element = createLifecycleElement(tag, async connected => {
        try {
          services.report.working(featureId);
          await body({params: params as P, signal: connected, services, order});
        } catch (error) {
          if (!connected.aborted) fail(error);
        }
      });
      signal.addEventListener('abort', () => element.remove());
      overlayOf({signal: services.signal}).append(element);
      // The body has already run synchronously; if it failed, the visit is over.
      if (signal.aborted) element.remove();
      if (!at) return {};
      const found = () => services.report.working(featureId);
      watchElements(at.selector, {found, changed() {}}, {signal});
      return {missingAnchor: () => (hasElement(at.selector) ? undefined : at.name)};
    },
  };
}
