/** An element without React: what it does lasts from its coming into the page until it is gone. */
export interface BareElement extends HTMLElement {
  /** Runs whenever the element enters the page; the signal ends when it leaves. */
  enter?: (signal: AbortSignal) => void;
}

function bareClass() {
  return class extends HTMLElement implements BareElement {
    enter?: (signal: AbortSignal) => void;
    #inside: AbortController | undefined;

    connectedCallback() {
      if (this.#inside) return;
      this.#inside = new AbortController();
      this.enter?.(this.#inside.signal);
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
export function createBare(tag: string, enter: (signal: AbortSignal) => void): BareElement {
  if (!customElements.get(tag)) customElements.define(tag, bareClass());
  const element = document.createElement(tag) as BareElement;
  element.enter = enter;
  return element;
}
