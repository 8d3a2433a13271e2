import type {PartVisit} from './part';
import type {PlaceOptions} from './place';

/** One of our elements that renders a component. */
export interface AmElement<M extends object> extends HTMLElement {
  /** Passes new props to the component; several calls in a row cause one render. */
  show(model: M): void;
  /** Whether the component may be unmounted: not while it has focus or unsaved input. */
  canSuspend(): boolean;
  /** Unmounts the component and leaves a static copy of its markup, so that the layout does not shift. */
  suspend(): void;
  /** Mounts the component again after a suspension. */
  resume(): void;
  /** Called by the component on its first render after mounting. */
  onRendered(): void;
}

/** Callbacks from an element to its placement. */
export interface ElementCallbacks {
  /**
   * Called with whether the component currently shows something, so that the host's node at a `replace` anchor can be
   * hidden.
   */
  replaceHost(shows: boolean): void;
  /** Called when the component has rendered, before the browser paints it. */
  rendered(): void;
  fail(error: unknown): void;
}

/** A loaded lazy component, with its element defined. */
export interface LoadedComponent<M extends object> {
  prepare(model: M): void;
  create(model: M, callbacks: ElementCallbacks): AmElement<M>;
}

/**
 * Loads React and the component of a part, and defines its element, all before the first one is created. Also
 * waits until it is known whether the person is signed in, so that nothing renders before that.
 */
export async function loadComponent<P extends object, D extends object>(
  {tag, featureId, services}: PartVisit,
  {component, css}: PlaceOptions<P, D>,
): Promise<LoadedComponent<P & D>> {
  const [lazy, {defineElement}] = await Promise.all([component(), import('./element'), services.session.ready]);
  const create = defineElement(tag, lazy.default, {css: css ?? '', services, featureId});
  return {prepare: model => lazy.prepare?.(model, services.apiFor(featureId)), create};
}
