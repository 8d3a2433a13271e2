import {resetAtEnd, toRoutes, type Part, type PartVisit, type Running} from './part';
import {startPlacement} from './placement';
import type {PlaceOptions} from './placeOptions';

function start<P extends object, D extends object>(options: PlaceOptions<P, D>, visit: PartVisit): Running {
  const running = startPlacement(options, visit);
  const {state} = options;
  if (!state) return running;
  resetAtEnd(state, visit.signal);
  return {
    update(params) {
      for (const store of state) store.reset();
      running.update?.(params);
    },
    missingAnchor: () => running.missingAnchor?.(),
    onQuiet: () => running.onQuiet?.(),
  };
}

/** Renders a component at each matching anchor while on these routes. */
export function place<P extends object, D extends object>(options: PlaceOptions<P, D>): Part {
  return {
    verb: 'place',
    name: options.name,
    switch: options.switch,
    before: options.before,
    after: options.after,
    routes: toRoutes(options.routes),
    at: options.at,
    supersededBy: options.supersededBy,
    reserves: options.reserve !== undefined,
    start: visit => start(options, visit),
  };
}
