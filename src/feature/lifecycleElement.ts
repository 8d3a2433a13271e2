import {defineTag} from './defineTag';

/** A custom element without React, whose work lasts from its insertion into the page until its removal. */
export interface LifecycleElement extends HTMLElement {
  /** Called each time the element is inserted; the signal aborts when it is removed. */
  onConnected?: (signal: AbortSignal) => void;
}

function lifecycleClass() {
  return class extends HTMLElement implements LifecycleElement {
    onConnected?: (signal: AbortSignal) => void;
    #connected: AbortController | undefined;

    connectedCallback() {
      if (this.#connected) return;
      this.#connected = new AbortController();
      this.onConnected?.(this.#connected.signal);
    }

    disconnectedCallback() {
      // A node that is moved disconnects and reconnects in the same task, so it has not been removed.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#connected?.abort('over');
        this.#connected = undefined;
      });
    }

    connectedMoveCallback() {}
  };
}

/**
 * Creates a lifecycle element and defines its tag if that has not been done yet. @throws DOMException if another script
 * has defined the tag
 */
export function createLifecycleElement(tag: string, enter: (signal: AbortSignal) => void): LifecycleElement {
  defineTag(tag, lifecycleClass);
  const element = document.createElement(tag) as LifecycleElement;
  element.onConnected = enter;
  return element;
}
