/** An element without React: what it does lasts from its coming into the page until it is gone. */
export interface LifecycleElement extends HTMLElement {
  /** Runs whenever the element enters the page; the signal ends when it leaves. */
  onConnected?: (signal: AbortSignal) => void;
}

function lifecycleClass() {
  return class extends HTMLElement implements LifecycleElement {
    onConnected?: (signal: AbortSignal) => void;
    #inside: AbortController | undefined;

    connectedCallback() {
      if (this.#inside) return;
      this.#inside = new AbortController();
      this.onConnected?.(this.#inside.signal);
    }

    disconnectedCallback() {
      // A node that moves is not gone.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#inside?.abort('over');
        this.#inside = undefined;
      });
    }

    connectedMoveCallback() {}
  };
}

/** Makes a bare element; its tag is defined first, once. */
export function createLifecycleElement(tag: string, enter: (signal: AbortSignal) => void): LifecycleElement {
  if (!customElements.get(tag)) customElements.define(tag, lifecycleClass());
  const element = document.createElement(tag) as LifecycleElement;
  element.onConnected = enter;
  return element;
}
