import {watchFor} from '../../dom/observe';

/** One editor of the site, as a person uses it. */
export interface HostEditor {
  text(): string;
  /** Enters a text so that the site's own application learns of it. */
  write(text: string): void;
  focus(): void;
  isInPage(): boolean;
  /** Publish was pressed, and since then the site has told of no error and nothing was typed. */
  isSending(): boolean;
  /** What stands in the field stood there already when somebody followed it before: it belongs to what the editor was for then. */
  readonly isLeftOver: boolean;
  /** Since the editor is followed, somebody typed or used its buttons. */
  isTouched(): boolean;
  /** Somebody typed what stands in the field before it was followed. The browser knows it only once the field was left: it tells of a change then. */
  wasTypedBefore(): boolean;
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

/** Notes whether somebody has been at work in an editor. The site alone never tells of an input. */
function followTouches(root: Element, field: HTMLTextAreaElement, isOurs: () => boolean, signal: AbortSignal) {
  let isTouched = false;
  const touch = ({type, target}: Event) => {
    if (type === 'input' ? !isOurs() : target !== field) isTouched = true;
  };
  for (const type of ['input', 'click', 'keydown']) root.addEventListener(type, touch, {signal, capture: true});
  return () => isTouched;
}

/** What stood in fields when they were followed no longer. */
const left = new WeakMap<HTMLTextAreaElement, string>();

/**
 * The editor whose field an element of ours stands in; `changed` is called whenever its text may have become another one: typed, or changed by the
 * site (its buttons write into it, and what was posted is taken out of it without an event), and when the field is left after typing.
 */
export function hostEditorAround(
  element: Element,
  changed: () => void,
  {signal}: {signal: AbortSignal},
): HostEditor | undefined {
  const field = element.parentElement?.querySelector('textarea');
  const root = field?.closest('.activity-edit, .editor');
  if (!field || !root) return undefined;
  const isLeftOver = field.value !== '' && left.get(field) === field.value;
  let isOurs = false;
  const isTouched = followTouches(root, field, () => isOurs, signal);
  for (const type of ['input', 'change']) field.addEventListener(type, changed, {signal});
  const patches = new MutationObserver(changed);
  patches.observe(root, {subtree: true, childList: true, attributeFilter: ['style']});
  signal.addEventListener('abort', () => {
    patches.disconnect();
    left.set(field, field.value);
  });
  return {
    isLeftOver,
    isTouched,
    wasTypedBefore: () => !isLeftOver && !isTouched() && field.matches(':is(:user-valid, :user-invalid)'),
    text: () => field.value,
    write(text) {
      isOurs = true;
      field.value = text;
      field.dispatchEvent(new Event('input', {bubbles: true}));
      isOurs = false;
    },
    focus: () => field.focus(),
    isInPage: () => field.isConnected,
    isSending: followSending(root, field, signal),
  };
}
