import {insertAt} from '#host/dom/position';
import {setReplaced} from '#host/dom/replaced';
import type {Position} from '#host/pages/anchor';
import type {AmElement} from './amElement';
import {createReservedSpace, type ReservedSpace} from './reservedSpace';

interface Place {
  readonly position: Position;
  readonly order: number;
}

/** An anchor in the page with the element mounted at it. */
export class Placed<M extends object> {
  readonly node: Element;
  /** Route parameters and the reader's data; `undefined` while nothing should be shown here. */
  model: M | undefined;
  /** The model for which the data were requested. */
  prepared: M | undefined;
  /** Whether it has been near the viewport. */
  wasNear = false;
  element: AmElement<M> | undefined;
  readonly #place: Place;
  #space: HTMLElement | undefined;

  constructor(node: Element, place: Place) {
    this.node = node;
    this.#place = place;
  }

  /**
   * Reserves space for the element until it has rendered. The space comes after the element, which is then in its final
   * place. `css` is the sheet of the part.
   */
  reserve(space: ReservedSpace, css?: string) {
    if (this.element || this.#space) return;
    this.#space = createReservedSpace(space, css);
    insertAt(this.node, this.#place.position, this.#space, this.#place.order + 0.5);
  }

  /** Releases the space, which the element now takes itself. */
  release() {
    this.#space?.remove();
    this.#space = undefined;
    if (this.element) this.element.hidden = false;
  }

  mount(element: AmElement<M>) {
    this.element = element;
    // An empty element may already have a height, which would add to the reserved space.
    element.hidden = this.#space !== undefined;
    this.keepInPlace();
  }

  /** Moves the element back to where it belongs, if it is elsewhere. */
  keepInPlace() {
    if (this.element) insertAt(this.node, this.#place.position, this.element, this.#place.order);
  }

  /** Hides the host's node at a `replace` anchor, or shows it again. */
  replaceHost(shows: boolean) {
    if (this.#place.position === 'replace') setReplaced(this.node, shows, this);
  }

  unmount() {
    this.release();
    this.element?.remove();
    this.element = undefined;
    this.replaceHost(false);
  }
}
