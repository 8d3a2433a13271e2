interface View {
  /** The person wants the list of the site. */
  readonly isNative: boolean;
  /** The site's list has a form that cannot be grouped. */
  readonly isStrange: boolean;
}

const initial: View = {isNative: false, isStrange: false};
const listeners = new Set<() => void>();
let now = initial;

/** Which list of notifications is shown: the link writes it, the list follows. It lasts as long as the visit. */
export const view = {
  get: () => now,
  change(change: Partial<View>) {
    now = {...now, ...change};
    for (const listener of [...listeners]) listener();
  },
  clear: () => view.change(initial),
  subscribe(listener: () => void, {signal}: {signal: AbortSignal}) {
    listeners.add(listener);
    signal.addEventListener('abort', () => listeners.delete(listener));
  },
};
