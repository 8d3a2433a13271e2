import {overlayOf} from '#host/dom/overlay';
import {reportFailure} from '#services/failure';
import type {Services} from '#services/services';
import type {LazyComponent} from './placeOptions';

interface InOverlay {
  /** The element's tag is `am-` and this name. */
  readonly name: string;
  readonly featureId: string;
  readonly services: Services;
  /** Removes the element. */
  readonly signal: AbortSignal;
  readonly css?: string;
}

/**
 * Loads React and a component, and renders it in an element of the overlay, for content without a place in the page.
 * @throws the error of loading the component
 */
export async function renderInOverlay(
  component: () => Promise<Pick<LazyComponent<object>, 'default'>>,
  {name, featureId, services, signal, css = ''}: InOverlay,
) {
  const [{default: Component}, {defineElement}] = await Promise.all([component(), import('./element')]);
  if (signal.aborted) return;
  const create = defineElement(`am-${name}`, Component, {css, services, featureId});
  const fail = (error: unknown) => reportFailure(services, featureId, error);
  const element = create({}, {replaceHost() {}, rendered() {}, fail});
  overlayOf({signal: services.signal}).append(element);
  signal.addEventListener('abort', () => element.remove());
}
