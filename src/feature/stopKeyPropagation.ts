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
