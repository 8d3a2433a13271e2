const collapsed = new Set<number>();
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of [...listeners]) listener();
};

/**
 * The collapsed comments of the thread. Written by the buttons and read by the part that hides replies; cleared when
 * the visit ends.
 */
export const collapsedComments = {
  has: (commentId: number | undefined) => commentId !== undefined && collapsed.has(commentId),
  ids: () => [...collapsed],
  toggle(commentId: number) {
    if (!collapsed.delete(commentId)) collapsed.add(commentId);
    notify();
  },
  clear() {
    collapsed.clear();
    notify();
  },
  subscribe(listener: () => void, {signal}: {signal: AbortSignal}) {
    listeners.add(listener);
    signal.addEventListener('abort', () => listeners.delete(listener));
  },
};
