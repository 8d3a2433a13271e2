import type {ComponentType} from 'react';

import type {Anchor, NamedSelector} from '#host/pages/anchor';
import type {Api} from '#services/api/api';
import type {BaseServices} from '#services/baseServices';
import type {PartIdentity, PartOrder, Routes, VisitState} from './part';
import type {ReservedSpace} from './reservedSpace';

/** The lazy component of a part, and the requests to make before it renders. */
export interface LazyComponent<M extends object> {
  readonly default: ComponentType<M>;
  /** Called for all anchors once one of them is near the viewport, so that their data are requested together. */
  readonly prepare?: (model: M, api: Api) => void;
}

/** Options of a `place` part. `P` are the parameters of the route, `D` the data that the anchor's reader returns. */
export interface PlaceOptions<P extends object, D extends object> extends PartOrder, PartIdentity {
  routes: Routes<P>;
  at: Anchor<D>;
  /** Loads the component. Its props are the route parameters and the anchor's data. */
  component: () => Promise<LazyComponent<P & D>>;
  /**
   * The space to reserve from the moment an anchor appears until the component has rendered; nothing if the component
   * may render nothing. While it loads, the component takes the same space.
   */
  reserve?: (model: P & D) => ReservedSpace | undefined;
  /** Reset when the visit ends, and when the parameters of the route change. */
  state?: VisitState;
  /** See `Part`. */
  supersededBy?: NamedSelector | Anchor;
  /** CSS for the element's shadow root. */
  css?: string;
  /**
   * Selects the anchors that this feature applies to; by default all of them. A reader describes a node; this function
   * decides whether it is relevant, at once, so that other anchors get no space and no element.
   */
  where?: (model: P & D, services: BaseServices) => boolean;
  /**
   * Whether there is anything to render, if finding out takes time; default yes. Called near the viewport, again for
   * each new model. Nothing is mounted until it resolves, since an element that renders nothing costs as much as any other.
   */
  shouldRender?: (model: P & D) => Promise<boolean>;
}
