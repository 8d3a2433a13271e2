import {pressedKey} from '#domain/text/pressedKey';
import {createListeners, type Source} from '#domain/value/store';
import {coverAttribute, markEach} from './hiding';
import {watchAddress} from './navigation';

/**
 * The state of a cover, which is the value of its attribute. `hidden`: the content shows on hover and on keyboard focus.
 * `shown`: it stays visible. `closed`: covered again by a press, so hover and focus don't show it until they have left.
 */
type CoverState = 'hidden' | 'shown' | 'closed';

interface CoverOptions {
  signal: AbortSignal;
  order: number;
  /** Changes that make all elements be described again. */
  changes: readonly Source[];
}

/** The part of an address that names what a page is about, such as `/anime/1`; its tabs share it. */
const subjectOf = ({pathname}: Pick<URL, 'pathname'>) => pathname.split('/', 3).join('/');

/** The covered element around the target of an event, unless a control within it is meant. */
function coverAround({target}: Event): Element | undefined {
  if (!(target instanceof Element) || target.localName.startsWith('am-')) return undefined;
  const node = target.closest(`[${coverAttribute}]`);
  const control = target.closest('a, button, [role=button]');
  return node && (control === node || !node.contains(control)) ? node : undefined;
}

/** The covers that were pressed. A press is forgotten once the host writes another text. */
class Pressed {
  #states = new WeakMap<Element, {readonly state: CoverState; readonly text: string | null}>();

  stateOf(node: Element): CoverState {
    const press = this.#states.get(node);
    return press && press.text === node.textContent ? press.state : 'hidden';
  }

  press(node: Element) {
    const state = this.stateOf(node) === 'shown' ? 'closed' : 'shown';
    this.#states.set(node, {state, text: node.textContent});
  }

  /** Ends `closed` once neither the pointer nor the keyboard is there; returns whether it did. */
  leave(node: Element, {type, relatedTarget}: MouseEvent | FocusEvent): boolean {
    const isWithin = relatedTarget instanceof Node && node.contains(relatedTarget);
    const isHeld = node.matches(type === 'focusout' ? ':hover' : ':focus-visible');
    return this.stateOf(node) === 'closed' && !isWithin && !isHeld && this.#states.delete(node);
  }

  clear() {
    this.#states = new WeakMap();
  }
}

/** Listens to presses, and to the pointer and the focus leaving a cover. `changed` is called when a state has changed. */
function listen(pressed: Pressed, changed: () => void, signal: AbortSignal) {
  const onPress = (event: Event) => {
    const node = coverAround(event);
    if (!node) return;
    // It may be within a link or a row that reacts to clicks.
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.press(node);
    changed();
  };
  const onKey = (event: KeyboardEvent) => {
    const isPress = pressedKey(event) === 'Enter' || pressedKey(event) === ' ';
    if (isPress && event.target instanceof Element && event.target.hasAttribute(coverAttribute)) onPress(event);
  };
  const onLeave = (event: MouseEvent | FocusEvent) => {
    const node = coverAround(event);
    if (node && pressed.leave(node, event)) changed();
  };
  const options = {capture: true, signal};
  document.addEventListener('click', onPress, options);
  document.addEventListener('keydown', onKey, options);
  document.addEventListener('pointerout', onLeave, options);
  document.addEventListener('focusout', onLeave, options);
}

/**
 * Covers the elements that `labelOf` describes, from before they are first painted until the signal ends. The attribute has the
 * state; a style sheet hides the content by it. Until the content is shown, its name for screen readers is the label;
 * `undefined` leaves an element alone.
 */
export function coverEach(
  selector: string,
  labelOf: (node: Element) => string | undefined,
  {signal, order, changes}: CoverOptions,
) {
  const pressed = new Pressed();
  const again = createListeners();
  for (const each of changes) each.subscribe(again.notify, {signal});
  const label = (node: Element, state: string | boolean) => ({
    ...(state !== 'shown' && {'aria-label': labelOf(node) ?? ''}),
  });
  const isCovered = (node: Element) => labelOf(node) !== undefined;
  const stateOf = (node: Element) => isCovered(node) && pressed.stateOf(node);
  const options = {texts: true, isUrgent: true, changes: again, signal, order};
  markEach(selector, stateOf, {...options, attribute: coverAttribute, also: label});
  // On their own, because an element that is focused loses the focus with its `tabindex`.
  const focusable = () => ({tabindex: '0'});
  markEach(selector, node => isCovered(node) && 'button', {...options, attribute: 'role', also: focusable});
  listen(pressed, again.notify, signal);
  let subject = subjectOf(location);
  const onAddress = (address: URL) => {
    if (subjectOf(address) === subject) return;
    subject = subjectOf(address);
    pressed.clear();
    again.notify();
  };
  watchAddress(onAddress, {signal});
}
