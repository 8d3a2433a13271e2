/** One of our elements that renders a component. */
export interface AmElement<M extends object> extends HTMLElement {
  /** Passes new props to the component; several calls in a row cause one render. */
  show(model: M): void;
  /** Whether the component may be unmounted: not while it has focus or unsaved input. */
  canSuspend(): boolean;
  /**
   * Unmounts the component at the end of this task, together with all others that are suspended in it, and leaves a
   * static copy of its markup, so that the layout does not shift.
   */
  suspend(): void;
  /** Mounts the component again after a suspension. */
  resume(): void;
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
