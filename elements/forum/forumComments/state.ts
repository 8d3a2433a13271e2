const folded = new Set<number>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of [...listeners]) listener();
};

/**
 * The collapsed comments of the thread. Written by the buttons and read by the part that hides replies; cleared when
 * the visit ends.
 */
export const folds = {
  has: (commentId: number | undefined) => commentId !== undefined && folded.has(commentId),
  ids: () => [...folded],
  toggle(commentId: number) {
    if (!folded.delete(commentId)) folded.add(commentId);
    tell();
  },
  clear() {
    folded.clear();
    tell();
  },
  subscribe(listener: () => void, {signal}: {signal: AbortSignal}) {
    listeners.add(listener);
    signal.addEventListener('abort', () => listeners.delete(listener));
  },
};
