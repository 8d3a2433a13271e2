/**
 * The events for which React calls the handlers of our components. By default React listens to all existing events on
 * each root, in both phases: 143 listeners. Events that don't bubble (`onToggle`, `onError`) are listened to at the
 * element itself.
 */
export const rootEvents: ReadonlySet<string> = new Set([
  ...['click', 'submit', 'change', 'input', 'keydown', 'focusin', 'focusout'],
  ...['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'pointerover', 'pointerout'],
]);

const isCapture = (options: AddEventListenerOptions | boolean | undefined) =>
  typeof options === 'object' ? options.capture === true : options === true;

/**
 * Calls `mount`, which creates a React root in this node; the root listens only to the events of the list, while they
 * bubble.
 */
export function mountWithFewListeners(node: ShadowRoot, mount: () => void) {
  node.addEventListener = (
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: AddEventListenerOptions | boolean,
  ) => {
    if (rootEvents.has(name) && !isCapture(options))
      ShadowRoot.prototype.addEventListener.call(node, name, listener, options);
  };
  try {
    mount();
  } finally {
    Reflect.deleteProperty(node, 'addEventListener');
  }
}
