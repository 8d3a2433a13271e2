import {setOwner} from '#domain/value/owner';
import {hasElement, watchElements} from '#host/dom/observe';
import {overlayOf} from '#host/dom/overlay';
import type {Anchor, NamedSelector} from '#host/pages/anchor';
import {createLifecycleElement} from './lifecycleElement';
import {
  resetAtEnd,
  toRoutes,
  type Routes,
  type Part,
  type PartIdentity,
  type PartOrder,
  type Visit,
  type VisitState,
} from './part';

interface RunOptions<P extends object> extends PartOrder, PartIdentity {
  readonly routes: Routes<P>;
  /** An anchor that always exists on these pages. If it is missing, the feature is reported as unavailable. */
  readonly at?: NamedSelector;
  /** Reset when the visit ends. */
  readonly state?: VisitState;
  /** See `Part`. */
  readonly supersededBy?: NamedSelector | Anchor;
}

type Body<P extends object> = (visit: Visit<P>) => void | Promise<void>;

/**
 * For anything that neither renders nor restyles: titles, listeners, redirects. Everything the body starts takes
 * `visit.signal` and ends with it.
 */
export function run<P extends object>(options: RunOptions<P>, body: Body<P>): Part {
  const {routes, name, switch: own, at, before, after, sheet, state = [], supersededBy} = options;
  return {
    verb: 'run',
    name,
    switch: own,
    before,
    after,
    sheet,
    supersededBy,
    routes: toRoutes(routes),
    start({tag, order, params, signal, services, featureId, fail}) {
      const element = createLifecycleElement(tag, async connected => {
        setOwner(connected, fail);
        try {
          services.report.running(featureId, signal);
          const done = body({params: params as P, signal: connected, services, featureId, order});
          resetAtEnd(state, connected);
          await done;
        } catch (error) {
          if (!connected.aborted) fail(error);
        }
      });
      signal.addEventListener('abort', () => element.remove());
      overlayOf({signal: services.signal}).append(element);
      // The body has already run synchronously; if it failed, the visit has ended.
      if (signal.aborted) element.remove();
      if (!at) return {};
      const found = () => services.report.running(featureId, signal);
      watchElements(at.selector, {found, changed() {}}, {signal});
      return {missingAnchor: () => (hasElement(at.selector) ? undefined : at.name)};
    },
  };
}
