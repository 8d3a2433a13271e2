import r2wc from '@r2wc/react-to-web-component';
import {useLayoutEffect, type ComponentType} from 'react';

import {sheet} from '#host/dom/sheets';
import type {Api} from '#services/api/api';
import type {Services} from '#services/services';
import {SurroundingsContext} from '#ui/context';
import {startingStyle} from '#ui/style';
import {Boundary} from './Boundary';
import {stopKeyPropagation} from './stopKeyPropagation';
import type {AmElement, ElementCallbacks} from './lazyComponent';

interface ElementOptions {
  css: string;
  services: Services;
  api: Api;
  /** Whose element it is. */
  featureId: string;
}

interface WrappedProps<M extends object> {
  model?: M;
  container?: ShadowRoot;
}

interface R2wcElement<M extends object> extends HTMLElement {
  model: M;
  container: ShadowRoot;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

const inert: ElementCallbacks = {replaceHost() {}, fail() {}};
const callbacksOf = new WeakMap<Element, ElementCallbacks>();

/** The component inside its boundary and context; r2wc passes the model by reference. */
function wrap<M extends object>(tag: string, Component: ComponentType<M>, {services, api, featureId}: ElementOptions) {
  return function Wrapped({model, container}: WrappedProps<M>) {
    const element = container?.host as AmElement<M> | undefined;
    useLayoutEffect(() => element?.onRendered(), [element]);
    if (!model || !element) return null;
    const {replaceHost: replaceHost, fail} = callbacksOf.get(element) ?? inert;
    return (
      <Boundary fail={fail} replaceHost={replaceHost} name={tag}>
        <SurroundingsContext value={{services, api, featureId, element, replaceHost: replaceHost}}>
          <Component {...model} />
        </SurroundingsContext>
      </Boundary>
    );
  };
}

/**
 * The element class: r2wc keeps shadow root and React root; this keeps state when the host moves the node, renders once
 * for a batch of changes, never while unconnected, and lets go of the root only when the node is really gone.
 */
function elementClass<M extends object>(Base: new () => R2wcElement<M>, css: string) {
  return class extends Base implements AmElement<M> {
    #model: M | undefined;
    #queued = false;
    #isSuspended = false;
    /** What stands for the component while it rests, and until it is drawn again. */
    #staticCopy: readonly ChildNode[] = [];

    constructor() {
      super();
      this.container.adoptedStyleSheets = [sheet(startingStyle), sheet(css)];
      stopKeyPropagation(this);
    }

    show(model: M) {
      this.#model = model;
      this.#queue();
    }

    override connectedCallback() {
      this.#queue();
    }

    override disconnectedCallback() {
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    connectedMoveCallback() {}

    canSuspend() {
      return (
        !this.#staticCopy.length && document.activeElement !== this && !this.container.querySelector('[data-unsaved]')
      );
    }

    suspend() {
      const staticCopy = [...this.container.childNodes].map(node => node.cloneNode(true) as ChildNode);
      this.#isSuspended = true;
      super.disconnectedCallback();
      // A copy answers nobody, so nobody shall come upon it by keyboard.
      this.inert = true;
      this.container.append(...staticCopy);
      this.#staticCopy = staticCopy;
    }

    resume() {
      if (!this.#isSuspended) return;
      this.#isSuspended = false;
      this.#queue();
    }

    onRendered() {
      if (!this.#staticCopy.length) return;
      for (const node of this.#staticCopy) node.remove();
      this.#staticCopy = [];
      this.inert = false;
    }

    #queue() {
      if (this.#queued) return;
      this.#queued = true;
      queueMicrotask(() => {
        this.#queued = false;
        if (!this.isConnected || this.#isSuspended || !this.#model) return;
        this.model = this.#model;
        super.connectedCallback();
      });
    }
  };
}

/** Defines the element of a part (once) and gives the function that makes one. */
export function defineElement<M extends object>(tag: string, Component: ComponentType<M>, options: ElementOptions) {
  if (!customElements.get(tag)) {
    // `ref` is no transform that r2wc knows, so the object is passed as it is and no attribute is written.
    const props = {model: 'ref'} as object;
    const Base = r2wc(wrap(tag, Component, options) as ComponentType<object>, {shadow: 'open', props});
    customElements.define(tag, elementClass(Base as typeof Base & (new () => R2wcElement<M>), options.css));
  }
  return (model: M, callbacks: ElementCallbacks): AmElement<M> => {
    const element = document.createElement(tag) as AmElement<M>;
    callbacksOf.set(element, callbacks);
    element.show(model);
    return element;
  };
}
