import {createListeners, type Source} from '#domain/value/store';

/** Severity of a toast. An error interrupts screen readers; the other kinds are announced politely. */
export type ToastKind = 'info' | 'success' | 'warning' | 'error';

/** A button on a toast. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** Content and behavior of a toast. */
export interface ToastOptions {
  readonly text: string;
  /** Default: `info`. */
  readonly kind?: ToastKind;
  /** A button on the toast. Choosing it also closes the toast. */
  readonly action?: ToastAction;
  /** A second button, if the text is a question that can be answered with no. */
  readonly refusal?: ToastAction;
  /** A link to a page of the site, beside the button. */
  readonly link?: {readonly label: string; readonly path: string};
  /**
   * Duration of the toast (ms); `Infinity`: until it is closed. Default: 6 seconds, or 10 with an action or for an
   * error.
   */
  readonly duration?: number;
  /** A toast replaces an earlier one of the same name. */
  readonly name?: string;
}

/** A toast that is on the screen or waiting to be shown. */
export interface Toast {
  readonly id: number;
  readonly name: string | undefined;
  readonly text: string;
  readonly kind: ToastKind;
  readonly action: ToastAction | undefined;
  readonly refusal: ToastAction | undefined;
  readonly link: ToastOptions['link'];
  /** Milliseconds. */
  readonly duration: number;
}

/** The store of toasts. It does not need React; the component that shows them subscribes. */
export interface Toasts extends Source {
  /** Shows a toast. The returned function closes it. */
  show(options: ToastOptions): () => void;
  close(id: number): void;
  /** All toasts, oldest first; the same array until something changes. */
  list(): readonly Toast[];
}

const defaultDuration = 6000;
const longDuration = 10_000;

/** Creates the store of toasts. */
export function createToasts(): Toasts {
  const {notify, subscribe} = createListeners();
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const setToasts = (next: readonly Toast[]) => {
    toasts = next;
    notify();
  };
  const close = (id: number) => {
    if (toasts.some(toast => toast.id === id)) setToasts(toasts.filter(toast => toast.id !== id));
  };
  return {
    show({
      text,
      kind = 'info',
      action,
      refusal,
      link,
      duration = action || kind === 'error' ? longDuration : defaultDuration,
      name,
    }) {
      const toast: Toast = {id: ++lastId, name, text, kind, action, refusal, link, duration};
      const index = name === undefined ? -1 : toasts.findIndex(each => each.name === name);
      setToasts(index < 0 ? [...toasts, toast] : toasts.with(index, toast));
      return () => close(toast.id);
    },
    close,
    list: () => toasts,
    subscribe,
  };
}
