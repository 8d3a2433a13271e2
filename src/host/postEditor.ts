import {watchFor} from './observe';

/** One editor of the site, as a person uses it. */
export interface HostEditor {
  text(): string;
  /** Enters a text so that the site's own application learns of it. */
  write(text: string): void;
  focus(): void;
  isInPage(): boolean;
  /** Publish was pressed, and since then the site has told of no error and nothing was typed. */
  isSending(): boolean;
}

const publish = '.actions .save';

const isPublish = (event: Event) =>
  event.target instanceof Element &&
  event.target.closest(publish) !== null &&
  (!(event instanceof KeyboardEvent) || event.key === 'Enter');

/** Notes whether a text is on its way: an error of the site takes that back. */
function followSending(root: Element, field: HTMLTextAreaElement, signal: AbortSignal) {
  let isSending = false;
  const begin = (event: Event) => {
    if (isPublish(event)) isSending = true;
  };
  const stop = () => void (isSending = false);
  for (const type of ['click', 'keydown']) root.addEventListener(type, begin, {signal, capture: true});
  field.addEventListener('input', stop, {signal});
  watchFor('.el-message--error', {found: stop, changed() {}}, {signal});
  return () => isSending;
}

/**
 * The editor whose field an element of ours stands in; `changed` is called whenever its text may have become another one: typed, or changed by the
 * site (its buttons write into it, and what was posted is taken out of it without an event).
 */
export function hostEditorAround(
  element: Element,
  changed: () => void,
  {signal}: {signal: AbortSignal},
): HostEditor | undefined {
  const field = element.parentElement?.querySelector('textarea');
  const root = field?.closest('.activity-edit, .editor');
  if (!field || !root) return undefined;
  field.addEventListener('input', changed, {signal});
  const patches = new MutationObserver(changed);
  patches.observe(root, {subtree: true, childList: true, attributeFilter: ['style']});
  signal.addEventListener('abort', () => patches.disconnect());
  return {
    text: () => field.value,
    write(text) {
      field.value = text;
      field.dispatchEvent(new Event('input', {bubbles: true}));
    },
    focus: () => field.focus(),
    isInPage: () => field.isConnected,
    isSending: followSending(root, field, signal),
  };
}
