const listeners = new Set<() => void>();
let isOpen = false;

function become(next: boolean) {
  if (next === isOpen) return;
  isOpen = next;
  for (const listener of [...listeners]) listener();
}

/** Whether the list of keys is open. Written by the shortcut and read by the box. */
export const help = {
  isOpen: () => isOpen,
  open: () => become(true),
  close: () => become(false),
  subscribe(listener: () => void, {signal}: {signal: AbortSignal}) {
    listeners.add(listener);
    signal.addEventListener('abort', () => listeners.delete(listener));
  },
};
