import type {Position} from '../pages/anchor';

const orders = new WeakMap<Node, number>();

const isLater = (node: Element | null, order: number) => node !== null && (orders.get(node) ?? -1) > order;
const isEarlier = (node: Element | null, order: number) => node !== null && (orders.get(node) ?? Infinity) <= order;

/** Skips comments: the host uses them as placeholders for absent nodes, and our element must not go before them. */
function skipPlaceholders(node: Node | null, element: Element) {
  let next = node;
  while (next instanceof Comment || next === element) next = next.nextSibling;
  return next;
}

/**
 * The parent and the node before which to insert our element; several of our elements at one anchor are kept in order.
 */
function insertionPoint(
  anchor: Element,
  position: Position,
  element: Element,
  order: number,
): [Node | null, Node | null] {
  if (position === 'append') {
    let before: Element | null = null;
    let last = anchor.lastElementChild;
    while (last && (last === element || isLater(last, order))) {
      if (last !== element) before = last;
      last = last.previousElementSibling;
    }
    return [anchor, before];
  }
  if (position === 'prepend') {
    let first = skipPlaceholders(anchor.firstChild, element);
    while (first instanceof Element && isEarlier(first, order)) first = skipPlaceholders(first.nextSibling, element);
    return [anchor, first];
  }
  if (position === 'before') {
    let before: Element = anchor;
    let previous = anchor.previousElementSibling;
    while (previous && (previous === element || isLater(previous, order))) {
      if (previous !== element) before = previous;
      previous = previous.previousElementSibling;
    }
    return [anchor.parentNode, before];
  }
  let after: Element = anchor;
  let next = anchor.nextElementSibling;
  while (next && (next === element || isEarlier(next, order))) {
    if (next !== element) after = next;
    next = next.nextElementSibling;
  }
  return [anchor.parentNode, skipPlaceholders(after.nextSibling, element)];
}

/** Number of times each of our elements has been moved back before or behind a node that took its place. */
const rivals = new WeakMap<Element, WeakMap<Node, number>>();

/**
 * An element that is moved back this often gives way: another script insists on the place, and both would move their
 * nodes forever.
 */
const maxReturns = 10;

/** Whether another script keeps putting its node where our element belongs. Counts the attempt. */
function isContested(element: Element, rival: Node | null): boolean {
  if (!rival) return false;
  const counts = rivals.get(element) ?? new WeakMap<Node, number>();
  rivals.set(element, counts);
  const returns = (counts.get(rival) ?? 0) + 1;
  counts.set(rival, returns);
  return returns > maxReturns;
}

/**
 * Inserts our element at its position, or moves it back there after the host has moved nodes; does nothing if it is
 * already in place. Elements at the same anchor are in the order of their parts.
 */
export function insertAt(anchor: Element, position: Position, element: Element, order: number) {
  orders.set(element, order);
  const [parent, before] = insertionPoint(anchor, position, element, order);
  if (!parent) return;
  if (element.parentNode === parent && element.nextSibling === before) return;
  const isBehind = position === 'after' || position === 'replace' || position === 'prepend';
  const rival = isBehind ? element.previousSibling : element.nextSibling;
  if (element.parentNode === parent && isContested(element, rival)) return;
  parent.insertBefore(element, before);
}
