import r2wc from '@r2wc/react-to-web-component';
import {useLayoutEffect, type ComponentType} from 'react';

import {locale} from '#domain/text/format';
import {runAs} from '#domain/value/owner';
import {ownAttribute} from '#host/dom/ownElement';
import {sheet} from '#host/dom/sheets';
import type {Services} from '#services/services';
import {ElementContext} from '#ui/context';
import {baseCss} from '#ui/style';
import type {AmElement, ElementCallbacks} from './amElement';
import {defineTag} from './defineTag';
import {ErrorBoundary} from './ErrorBoundary';
import {keepFocus} from './keepFocus';
import {markUntranslated} from './markUntranslated';
import {sharedRoot} from './sharedRoot';

interface ElementOptions {
  css: string;
  services: Services;
  /** The feature that the element belongs to. */
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

const noCallbacks: ElementCallbacks = {replaceHost() {}, rendered() {}, fail() {}};
const callbacksOf = new WeakMap<Element, ElementCallbacks>();

/** Wraps the component in its error boundary and its context. r2wc passes the model by reference. */
function wrap<M extends object>(tag: string, Component: ComponentType<M>, {services, featureId}: ElementOptions) {
  return function Wrapped({model, container}: WrappedProps<M>) {
    const element = container?.host as AmElement<M> | undefined;
    const {replaceHost, rendered, fail} = (element && callbacksOf.get(element)) ?? noCallbacks;
    useLayoutEffect(rendered, [rendered]);
    if (!model || !element) return null;
    return (
      <ErrorBoundary fail={fail} replaceHost={replaceHost} tag={tag}>
        <ElementContext value={{services, featureId, element, replaceHost, fail}}>
          <Component {...model} />
        </ElementContext>
      </ErrorBoundary>
    );
  };
}

/** Callbacks that report their errors, which would otherwise end what React is rendering. */
function guarded({replaceHost, rendered, fail}: ElementCallbacks): ElementCallbacks {
  const end = (error: unknown) => runAs(reportError, () => fail(error));
  return {
    replaceHost: shows => runAs(end, () => replaceHost(shows)),
    rendered: () => runAs(end, rendered),
    fail: end,
  };
}

/**
 * The custom element class. r2wc manages the shadow root and renders into a row of the shared React root. This subclass
 * keeps state when the host moves the node, renders once per batch of changes and never while disconnected, and
 * unmounts the component only when the node has really been removed.
 */
function elementClass<M extends object>(Base: new () => R2wcElement<M>, css: string) {
  return class extends Base implements AmElement<M> {
    #model: M | undefined;
    #queued = false;
    #isSuspended = false;
    /** Static copy shown in place of the component while it is suspended, and until it has rendered again. */
    #staticCopy: readonly ChildNode[] = [];

    constructor() {
      super();
      this.container.adoptedStyleSheets = [sheet(baseCss), sheet(css)];
      stopKeyPropagation(this);
      keepFocus(this.container);
      sharedRoot.onCommit(this.container, () => this.#committed());
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
      return document.activeElement !== this && !this.container.querySelector('[data-unsaved]');
    }

    suspend() {
      const staticCopy = [...this.container.childNodes].map(node => node.cloneNode(true) as ChildNode);
      this.#isSuspended = true;
      super.disconnectedCallback();
      sharedRoot.whenEmptied(() => {
        // The copy has no event handlers, so it must not be reachable by keyboard.
        this.inert = true;
        // The copy also of an element that has not rendered since it was resumed, and so still shows the previous copy.
        this.container.replaceChildren(...(this.#staticCopy = staticCopy));
      });
    }

    resume() {
      if (!this.#isSuspended) return;
      this.#isSuspended = false;
      this.#queue();
    }

    /** Also runs for an element that was suspended before its first render, which has no copy. */
    #committed() {
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
        super.connectedCallback();
        this.model = this.#model;
      });
    }
  };
}

/**
 * Defines a part's custom element, if not yet defined, and returns a function that creates instances of it. @throws
 * DOMException if another script has defined the tag
 */
export function defineElement<M extends object>(tag: string, Component: ComponentType<M>, options: ElementOptions) {
  defineTag(tag, () => {
    // r2wc has no transform called `ref`, so it passes the object through unchanged and writes no attribute.
    const props = {model: 'ref'} as object;
    const Base = r2wc(wrap(tag, Component, options) as ComponentType<object>, {shadow: 'open', props});
    return elementClass(Base as typeof Base & (new () => R2wcElement<M>), options.css);
  });
  return (model: M, callbacks: ElementCallbacks): AmElement<M> => {
    const element = document.createElement(tag) as AmElement<M>;
    callbacksOf.set(element, guarded(callbacks));
    element.setAttribute(ownAttribute, '');
    // The site's page is in English.
    if (locale() !== 'en') element.lang = locale();
    if (element.shadowRoot) markUntranslated(element.shadowRoot);
    element.show(model);
    return element;
  };
}

const keyEvents = ['keydown', 'keyup', 'keypress', 'input'] as const;

const isEditable = (target: EventTarget | undefined) =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);

/**
 * Stops key and input events from our fields at the shadow host, where the site's keyboard shortcuts would react to
 * them. Our own listeners, inside the shadow root, have run by then.
 */
export function stopKeyPropagation(element: HTMLElement) {
  for (const name of keyEvents)
    element.addEventListener(name, event => {
      if (isEditable(event.composedPath()[0])) event.stopPropagation();
    });
}
