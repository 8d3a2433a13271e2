import type {ComponentType} from 'react';

import type {Anchor} from '#host/pages/anchor';
import type {Api} from '#services/api/api';
import {startPlacement} from './placement';
import {routesOf, type Routes, type Part} from './part';

/** A room: the lazily loaded component of a part, and what to ask the API for before it is drawn. */
export interface LazyComponent<M extends object> {
  readonly default: ComponentType<M>;
  /** Called for every anchor of a pass, near the viewport or not, so that their data are asked for together. */
  readonly prepare?: (model: M, api: Api) => void;
}

export interface PlaceOptions<P extends object, D extends object> {
  name?: string;
  routes: Routes<P>;
  at: Anchor<D>;
  /** Loads the room; its component is given what the route and the anchor say as its props. */
  component: () => Promise<LazyComponent<P & D>>;
  /** See `Part`. */
  supersededBy?: string;
  /** Style text for the element's shadow root. */
  css?: string;
  /** Which of the anchors; default all. Readers say what a node is, this says whom it concerns. */
  where?: (model: P & D) => boolean;
  /**
   * Whether there is anything to draw, where that takes a while to know; default yes. Asked near the viewport, anew for each model, and
   * nothing is mounted before it is answered: a root that draws nothing costs as much as one that does.
   */
  shouldRender?: (model: P & D) => Promise<boolean>;
}

/** On this route, at each such anchor, render this. */
export function place<P extends object, D extends object>(options: PlaceOptions<P, D>): Part {
  return {
    verb: 'place',
    name: options.name,
    routes: routesOf(options.routes),
    supersededBy: options.supersededBy,
    start: visit => startPlacement(options, visit),
  };
}
