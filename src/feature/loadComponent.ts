import type {AmElement, ElementCallbacks} from './amElement';
import type {PartVisit} from './part';
import type {PlaceOptions} from './placeOptions';

/** A loaded lazy component, with its element defined. */
export interface LoadedComponent<M extends object> {
  /** Requests the data of an element; without it, the component has none. */
  readonly prepare: ((model: M) => void) | undefined;
  create(model: M, callbacks: ElementCallbacks): AmElement<M>;
}

/**
 * Loads React and the component of a part, and defines its element, all before the first one is created. Also waits
 * until it is known whether the user is signed in, so that nothing renders before that.
 */
export async function loadComponent<P extends object, D extends object>(
  {tag, featureId, services}: PartVisit,
  {component, css}: PlaceOptions<P, D>,
): Promise<LoadedComponent<P & D>> {
  const [lazy, {defineElement}] = await Promise.all([component(), import('./element'), services.session.ready]);
  const create = defineElement(tag, lazy.default, {css: css ?? '', services, featureId});
  const {prepare} = lazy;
  return {prepare: prepare && (model => prepare(model, services.apiFor(featureId))), create};
}
