import type {PartVisit} from './part';
import type {PlaceOptions} from './place';

/** An element of ours that shows something. */
export interface AmElement<M extends object> extends HTMLElement {
  /** Gives the component new props; several in a row are one render. */
  show(model: M): void;
  /** Whether it may be unmounted: not while it has focus or unsaved input, nor before it is drawn. */
  canSuspend(): boolean;
  /** Unmounts what is shown and leaves a still copy of it, so that nothing in the page moves. */
  suspend(): void;
  /** Mounts it again. */
  resume(): void;
  /** Told by the component when it is drawn for the first time since it was mounted. */
  onRendered(): void;
}

/** What an element tells its placement. */
export interface ElementCallbacks {
  /** Ours shows something now (or no more), so that an `instead` anchor can be hidden. */
  replaceHost(shows: boolean): void;
  fail(error: unknown): void;
}

/** A loaded room. */
export interface LoadedComponent<M extends object> {
  prepare(model: M): void;
  create(model: M, callbacks: ElementCallbacks): AmElement<M>;
}

/**
 * Loads React, the API and the component of a part, and defines its element; all before the first is created. Nothing is
 * drawn before it is known whether the script is signed in.
 */
export async function loadComponent<P extends object, D extends object>(
  {tag, featureId, services}: PartVisit,
  {component, css}: PlaceOptions<P, D>,
): Promise<LoadedComponent<P & D>> {
  const [lazy, {defineElement}, {apiFor}] = await Promise.all([
    component(),
    import('./element'),
    import('#services/api/api'),
    services.session.known,
  ]);
  const api = apiFor(services, featureId);
  const create = defineElement(tag, lazy.default, {css: css ?? '', services, api, featureId});
  return {prepare: model => lazy.prepare?.(model, api), create};
}
