import {selector} from '../pages/anchor';
import {elementReady} from './observe';

/**
 * Tracks which view is about to be replaced: after the address changes, the old view stays in the page until the host
 * renders the new one.
 */
export interface ViewTracker {
  /** Call when the address has changed to another view. */
  addressChanged(): void;
  /** Whether a node belongs to a view that is about to be replaced, so that nothing may be inserted there. */
  isLeaving(node: Node): boolean;
  /**
   * Called when the visit has settled: from now on, the content of the page is the current view, even if the host has
   * not replaced it.
   */
  settle(): void;
}

const routerOutlet = selector('routerOutlet', '.page-content');

/** Tracks the views in the site's router outlet. */
export function trackViews({signal}: {signal: AbortSignal}): ViewTracker {
  let outlet: Element | undefined;
  let leaving: Element | undefined;
  elementReady(routerOutlet.selector, {signal}).then(
    node => (outlet = node),
    () => undefined,
  );
  return {
    addressChanged() {
      leaving = outlet?.firstElementChild ?? undefined;
    },
    isLeaving(node) {
      if (leaving && !leaving.isConnected) leaving = undefined;
      return leaving?.contains(node) ?? false;
    },
    settle() {
      leaving = undefined;
    },
  };
}
