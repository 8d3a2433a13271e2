/** What a toast is about; an error interrupts screen readers, the others wait their turn. */
export type ToastKind = 'info' | 'success' | 'warning' | 'error';

export interface ToastOptions {
  readonly text: string;
  /** Default: info. */
  readonly kind?: ToastKind;
  /** One thing to do about it; the toast goes when it is chosen. */
  readonly action?: {readonly label: string; readonly run: () => void};
  /** Milliseconds on the screen; `Infinity`: until it is closed. Default: 6 seconds, 10 with an action or an error. */
  readonly duration?: number;
  /** A toast takes the place of the former one of the same name. */
  readonly name?: string;
}

/** A toast that is on the screen or waits for a place there. */
export interface Toast {
  readonly id: number;
  readonly name: string | undefined;
  readonly text: string;
  readonly kind: ToastKind;
  readonly action: ToastOptions['action'];
  /** Milliseconds. */
  readonly duration: number;
}

/** Short messages that come and go. Needs no React: whoever shows them subscribes. */
export interface Toasts {
  /** Shows a message; the answer closes it. */
  show(options: ToastOptions): () => void;
  close(id: number): void;
  /** Oldest first; the same array while nothing changed. */
  list(): readonly Toast[];
  subscribe(listener: () => void, options: {signal: AbortSignal}): void;
}

const usual = 6000;
const long = 10_000;

/** Makes the store of toasts. */
export function createToasts(): Toasts {
  const listeners = new Set<() => void>();
  let toasts: readonly Toast[] = [];
  let made = 0;
  const become = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of [...listeners]) listener();
  };
  const close = (id: number) => {
    if (toasts.some(toast => toast.id === id)) become(toasts.filter(toast => toast.id !== id));
  };
  return {
    show({text, kind = 'info', action, duration = action || kind === 'error' ? long : usual, name}) {
      const toast: Toast = {id: ++made, name, text, kind, action, duration};
      const place = name === undefined ? -1 : toasts.findIndex(each => each.name === name);
      become(place < 0 ? [...toasts, toast] : toasts.with(place, toast));
      return () => close(toast.id);
    },
    close,
    list: () => toasts,
    subscribe(listener, {signal}) {
      listeners.add(listener);
      signal.addEventListener('abort', () => listeners.delete(listener));
    },
  };
}
