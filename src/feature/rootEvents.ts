/**
 * The events at which React calls the handlers of our components. It would listen to all that exist on each root, in both phases: 143
 * listeners. Those that do not bubble (`onToggle`, `onError`) it listens to at the element itself.
 */
export const rootEvents: ReadonlySet<string> = new Set([
  ...['click', 'submit', 'change', 'input', 'keydown', 'focusin', 'focusout'],
  ...['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'pointerover', 'pointerout'],
]);

const isCapture = (options: AddEventListenerOptions | boolean | undefined) =>
  typeof options === 'object' ? options.capture === true : options === true;

/** Calls `mount`, which makes a React root of this node; the root listens to the events of the list alone, while they bubble. */
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
