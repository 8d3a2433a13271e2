import {pressedKey} from '#domain/text/pressedKey';
import {selector} from '../anchor';
import {watchElements} from '../../dom/observe';
import {isEncoding, typedText, unlessEncoded} from './sendEncoded';

/** One of the site's editors, used as a user would use it. */
export interface HostEditor {
  text(): string;
  /** Enters a text in such a way that the site's application notices it. */
  write(text: string): void;
  focus(): void;
  isInPage(): boolean;
  /** Whether Publish was pressed and since then the site has shown no error and nothing was typed. */
  isSending(): boolean;
  /**
   * Whether the text was already in the field when it was last followed, so that it belongs to the editor's previous
   * purpose.
   */
  readonly hasStaleText: boolean;
  /** Whether the user has typed or used the editor's buttons since the editor was followed. */
  isTouched(): boolean;
  /**
   * Whether the user typed the text before the editor was followed. The browser only knows this once the field has lost
   * focus, since it then fires a change event.
   */
  wasTypedBeforeFollowing(): boolean;
}

/** An error message of the site. */
const errorMessage = selector('errorMessage', '.el-message--error');

const publish = '.actions .save';

const isPublish = (event: Event) =>
  event.target instanceof Element &&
  event.target.closest(publish) !== null &&
  (!(event instanceof KeyboardEvent) || pressedKey(event) === 'Enter');

/** Tracks whether a text is being sent; an error message of the site resets it. */
function trackSending(root: Element, field: HTMLTextAreaElement, signal: AbortSignal) {
  let isSending = false;
  const begin = (event: Event) => {
    if (isPublish(event)) isSending = true;
  };
  const stop = () => void (isSending = isSending && isEncoding(field));
  for (const type of ['click', 'keydown']) root.addEventListener(type, begin, {signal, capture: true});
  field.addEventListener('input', stop, {signal});
  watchElements(errorMessage.selector, {found: stop, changed() {}}, {signal});
  return () => isSending;
}

/** Tracks whether the user has worked in an editor. The site itself never dispatches input events. */
function trackInput(root: Element, field: HTMLTextAreaElement, isOurWrite: () => boolean, signal: AbortSignal) {
  let isTouched = false;
  const touch = ({type, target}: Event) => {
    if (type === 'input' && isEncoding(field)) return;
    if (type === 'input' ? !isOurWrite() : target !== field) isTouched = true;
  };
  for (const type of ['input', 'click', 'keydown']) root.addEventListener(type, touch, {signal, capture: true});
  return () => isTouched;
}

/** The text of each field at the time it was last followed. */
const lastTexts = new WeakMap<HTMLTextAreaElement, string>();

/**
 * The editor whose field is next to our element; `undefined` if there is none. `changed` is called whenever its text
 * may have changed: by typing, by the site (its buttons write into it, and it clears posted text without an event), or
 * when the field loses focus after typing.
 */
export function findHostEditor(
  element: Element,
  changed: () => void,
  {signal}: {signal: AbortSignal},
): HostEditor | undefined {
  const field = element.parentElement?.querySelector('textarea');
  const root = field?.closest('.activity-edit, .editor');
  if (!field || !root) return undefined;
  const hasStaleText = typedText(field) !== '' && lastTexts.get(field) === typedText(field);
  let isOurWrite = false;
  const isTouched = trackInput(root, field, () => isOurWrite, signal);
  const tell = () => signal.aborted || changed();
  const call = () => unlessEncoded(field, tell);
  for (const type of ['input', 'change']) field.addEventListener(type, call, {signal});
  const patches = new MutationObserver(call);
  patches.observe(root, {subtree: true, childList: true, attributeFilter: ['style']});
  signal.addEventListener('abort', () => {
    patches.disconnect();
    lastTexts.set(field, typedText(field));
  });
  return {
    hasStaleText,
    isTouched,
    wasTypedBeforeFollowing: () => !hasStaleText && !isTouched() && field.matches(':is(:user-valid, :user-invalid)'),
    text: () => typedText(field),
    // By value and event, not by text-field-edit: a draft is restored without a user action, so it must not take the
    // focus, and long ones must not block the page (200,000 characters took text-field-edit 75 times as long in
    // Chromium).
    write(text) {
      isOurWrite = true;
      field.value = text;
      field.dispatchEvent(new Event('input', {bubbles: true}));
      isOurWrite = false;
    },
    focus: () => field.focus(),
    isInPage: () => field.isConnected,
    isSending: trackSending(root, field, signal),
  };
}
