import {pressedKey} from '#domain/text/pressedKey';
import {selector} from '../anchor';
import {watchElements} from '../../dom/observe';
import {postField} from './postFields';

/** How a text is sent, and how a stored one is shown. */
export interface TextEncoding {
  encode(typed: string): string;
  decode(stored: string): string;
}

const postTextarea = selector('postTextarea', '.activity-edit textarea, .editor textarea');
const entryNotes = selector('entryNotes', '.list-editor .form.notes textarea');
/** The button of the list editor that saves the entry. */
const saveEntryButton = selector('saveEntryButton', '.list-editor .save-btn');
const settingsTextarea = selector('settingsTextarea', '.settings.container > .content textarea', {
  evidence: 'Low: the settings have a field for the text about a user; no source shows its markup.',
});
const settingsButton = selector('settingsButton', '.settings.container > .content :is(.button, button)');
/** The buttons that send a post. */
const sendButton = selector('sendButton', ':is(.save, .publish, .submit):not(textarea, input)', {
  evidence:
    'All known editors have .actions > .button.save; the other two names are a guess for forms of the forum and of reviews.',
});

/** The text that the user typed into a field, and what to call if the site changes the field before it is restored. */
interface Encoded {
  readonly typed: string;
  readonly waiting: Set<() => void>;
}

/** The fields that contain another form of their text for the moment of sending. */
const encodedFields = new WeakMap<HTMLTextAreaElement, Encoded>();

/** The text of a field as the user typed it. */
export const typedText = (field: HTMLTextAreaElement): string => encodedFields.get(field)?.typed ?? field.value;

/** Whether a field is being encoded for sending or restored after it: the user has not changed anything. */
export const isEncoding = (field: HTMLTextAreaElement): boolean => encodedFields.has(field);

/**
 * Calls back when the text of a field has changed, unless that is only the encoding: at once, or after the encoding if
 * the site has changed the text in the meantime, as it does when it has sent it within a frame.
 */
export function unlessEncoded(field: HTMLTextAreaElement, changed: () => void) {
  const encoded = encodedFields.get(field);
  if (encoded) encoded.waiting.add(changed);
  else changed();
}

/** Selector of all fields. */
const anyField = () => `${postTextarea.selector}, ${entryNotes.selector}, ${settingsTextarea.selector}`;

const isField = (node: unknown): node is HTMLTextAreaElement =>
  node instanceof HTMLTextAreaElement && node.matches(anyField());

/** Writes a text so that the site notices it. The caret stays where `positionOf` moves it. */
function write(field: HTMLTextAreaElement, text: string, positionOf: (position: number) => number) {
  const {selectionStart, selectionEnd, selectionDirection, scrollTop} = field;
  field.value = text;
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.setSelectionRange(positionOf(selectionStart), positionOf(selectionEnd), selectionDirection);
  field.scrollTop = scrollTop;
}

/**
 * Encodes a field while the site reads it, and restores it before the next paint. So the user never sees the encoded
 * text, and if the site doesn't send it, nothing has changed.
 */
function encodeOnce(field: HTMLTextAreaElement, encode: TextEncoding['encode'], signal: AbortSignal) {
  const typed = field.value;
  const encoded = encode(typed);
  if (encoded === typed || isEncoding(field)) return;
  const {selectionStart, selectionEnd} = field;
  const waiting = new Set<() => void>();
  encodedFields.set(field, {typed, waiting});
  write(field, encoded, position => encode(typed.slice(0, position)).length);
  let isDone = false;
  const restore = () => {
    if (isDone) return;
    isDone = true;
    signal.removeEventListener('abort', restore);
    const positions = [selectionStart, selectionEnd];
    const isUnchanged = field.value === encoded;
    if (isUnchanged) write(field, typed, () => positions.shift() ?? selectionEnd);
    encodedFields.delete(field);
    if (!isUnchanged) for (const changed of waiting) changed();
  };
  requestAnimationFrame(restore);
  signal.addEventListener('abort', restore);
}

const fieldsOf = (fields: string) => [...document.querySelectorAll<HTMLTextAreaElement>(fields)];

/** The fields that a press of a button or key sends. */
function sentBy(event: Event): readonly HTMLTextAreaElement[] {
  const {target} = event;
  if (!(target instanceof Element)) return [];
  const isKey = event instanceof KeyboardEvent;
  if (isKey && pressedKey(event) !== 'Enter') return [];
  if (isField(target)) return isKey && (event.ctrlKey || event.metaKey) ? [target] : [];
  if (target.closest(saveEntryButton.selector)) return fieldsOf(entryNotes.selector);
  // In the settings, each button may be the one that saves the text. Others don't read it.
  if (target.closest(settingsButton.selector)) return fieldsOf(settingsTextarea.selector);
  const button = target.closest(sendButton.selector);
  if (!button) return [];
  const editor = button.closest('.activity-edit') ?? button.closest('.editor');
  if (editor) return [...editor.querySelectorAll('textarea')].filter(isField);
  // A button of a form with an editor that has none of its own.
  const fields = button.closest('form, .container')?.querySelectorAll('textarea') ?? [];
  return [...fields].filter(
    field => isField(field) && !field.closest('.activity-edit, .editor')?.querySelector(sendButton.selector),
  );
}

/** Whether an editor is for new text only, so that it contains nothing but what the user types. */
function startsEmpty(field: HTMLTextAreaElement): boolean {
  const node = field.closest(postField.selector);
  return node !== null && postField.read(node)?.startsEmpty === true;
}

/** Shows the decoded text in a field that the site fills, until the user works in it or `end` is aborted. */
function decodeFilled(
  field: HTMLTextAreaElement,
  {decode}: TextEncoding,
  {signal, end}: {signal: AbortSignal; end: AbortController},
) {
  const ended = AbortSignal.any([signal, end.signal]);
  let shown: {readonly stored: string; readonly decoded: string} | undefined;
  let isOurWrite = false;
  const put = (text: string) => {
    isOurWrite = true;
    write(field, text, position => (position === 0 ? 0 : text.length));
    isOurWrite = false;
  };
  const look = () => {
    const stored = field.value;
    const decoded = decode(stored);
    if (decoded === stored || isEncoding(field)) return;
    shown = {stored, decoded};
    put(decoded);
  };
  const patches = new MutationObserver(look);
  field.addEventListener('input', () => isOurWrite || isEncoding(field) || end.abort('over'), {signal: ended});
  ended.addEventListener('abort', () => {
    patches.disconnect();
    if (signal.aborted && field.value === shown?.decoded) put(shown.stored);
  });
  patches.observe(field, {attributeFilter: ['style']});
  // A field that isn't resized may be filled without a trace.
  field.addEventListener('focus', look, {signal: ended});
  look();
}

/**
 * Until the signal ends, texts in the site's editors are encoded in the moment in which the user sends them, and stored
 * texts that are opened for editing are decoded.
 */
export function encodeSentTexts(encoding: TextEncoding, {signal}: {signal: AbortSignal}) {
  const onPress = (event: Event) => {
    for (const field of sentBy(event)) encodeOnce(field, encoding.encode, signal);
  };
  for (const type of ['click', 'keydown']) document.addEventListener(type, onPress, {capture: true, signal});
  // Fields that the user has worked in, and those that are already followed.
  const known = new WeakSet<EventTarget>();
  document.addEventListener('input', ({target}) => target && known.add(target), {capture: true, signal});
  const followed = new Map<HTMLTextAreaElement, AbortController>();
  const found = (node: Element) => {
    if (!isField(node) || known.has(node) || startsEmpty(node)) return;
    known.add(node);
    const end = new AbortController();
    followed.set(node, end);
    decodeFilled(node, encoding, {signal, end});
  };
  const changed = () => {
    for (const [field, end] of followed)
      if (!field.isConnected) {
        // The site may show the same field again.
        if (!end.signal.aborted) known.delete(field);
        end.abort('over');
        followed.delete(field);
      }
  };
  watchElements(anyField(), {found, changed}, {signal});
}
