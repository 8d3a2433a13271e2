import {elementReady} from './observe';

/** Knows which view is about to leave: between a change of address and the host drawing the new view, the old one is still there. */
export interface ViewTracker {
  /** The address leads to another view now. */
  leave(): void;
  /** Whether a node belongs to a view that is about to go, so that nothing may be placed there. */
  isLeaving(node: Node): boolean;
  /** The visit went quiet: what is in the page now is the view, whatever we expected. */
  settle(): void;
}

/** Follows the site's route outlet. */
export function trackViews({signal}: {signal: AbortSignal}): ViewTracker {
  let outlet: Element | undefined;
  let leaving: Element | undefined;
  elementReady('.page-content', {signal}).then(
    node => (outlet = node),
    () => undefined,
  );
  return {
    leave() {
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
