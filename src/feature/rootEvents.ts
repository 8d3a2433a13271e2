/**
 * The events for which React calls the handlers of our components. By default React listens to all existing events on
 * each root and portal, in both phases: 143 listeners. Events that don't bubble (`onToggle`, `onError`) are listened to
 * at the element itself.
 */
export const rootEvents: ReadonlySet<string> = new Set([
  ...['click', 'submit', 'change', 'input', 'keydown', 'focusin', 'focusout'],
  ...['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'pointerover', 'pointerout'],
]);

const isCapture = (options: AddEventListenerOptions | boolean | undefined) =>
  typeof options === 'object' ? options.capture === true : options === true;

/**
 * Drops all later listeners of a node except those of these events, which are listened to while they bubble. React adds
 * its own when it first renders into the node, which may be much later.
 */
export function filterListeners(node: Node, events: ReadonlySet<string>) {
  if (Object.hasOwn(node, 'addEventListener')) return;
  const native = node.addEventListener;
  const addEventListener: typeof native = (name, listener, options) => {
    if (events.has(name) && !isCapture(options)) native.call(node, name, listener, options);
  };
  Object.defineProperty(node, 'addEventListener', {value: addEventListener});
}
