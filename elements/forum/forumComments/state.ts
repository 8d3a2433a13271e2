const folded = new Set<number>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of [...listeners]) listener();
};

/** Which comments of the thread are collapsed; the buttons write it, what hides them follows. It lasts as long as the visit. */
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
