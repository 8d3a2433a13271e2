const typed = ['keydown', 'keyup', 'keypress', 'input'] as const;

const isEditable = (target: EventTarget | undefined) =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);

/** What is typed into our fields must not reach the host, whose hot keys would take it. Our own listeners have run by then. */
export function stopKeyPropagation(element: HTMLElement) {
  for (const name of typed)
    element.addEventListener(name, event => {
      if (isEditable(event.composedPath()[0])) event.stopPropagation();
    });
}
