interface View {
  /** The person has chosen the site's own list. */
  readonly isNative: boolean;
  /** The site's list has an unknown markup and cannot be grouped. */
  readonly isUnknownMarkup: boolean;
}

const initial: View = {isNative: false, isUnknownMarkup: false};
const listeners = new Set<() => void>();
let now = initial;

/** Which list of notifications is shown. Written by the link and read by the list; cleared when the visit ends. */
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
