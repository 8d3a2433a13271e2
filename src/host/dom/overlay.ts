import {watchElements} from './observe';

const tag = 'am-overlay';
let overlay: HTMLElement | undefined;

/** Receives `move` when the overlay has moved to the body, because a move closes everything in the top layer. */
export const overlayMoves = new EventTarget();

/**
 * The element that contains everything without a place in the page: the lifecycle elements of features that restyle or
 * run, and floating boxes. It is a child of the body, because themes are classes there and their properties must reach
 * it. Until the body exists, it is attached to the root element.
 */
export function overlayOf({signal}: {signal: AbortSignal}): HTMLElement {
  if (overlay) return overlay;
  const node = document.createElement(tag);
  overlay = node;
  const settle = () => {
    const parent: Element | null = document.body ?? document.documentElement;
    if (parent && node.parentNode !== parent) {
      const isMove = node.isConnected;
      parent.append(node);
      if (isMove) overlayMoves.dispatchEvent(new Event('move'));
    }
    return parent === document.body && parent !== null;
  };
  if (!settle()) {
    const waiting = new AbortController();
    const inserted = () => {
      if (settle()) waiting.abort('over');
    };
    watchElements('body', {found: inserted, inserted, changed() {}}, {signal: waiting.signal});
    signal.addEventListener('abort', () => waiting.abort('over'));
  }
  signal.addEventListener('abort', () => {
    node.remove();
    overlay = undefined;
  });
  return node;
}
