import {pressedKey} from '#domain/text/pressedKey';
import {selector} from '../anchor';
import {editedMediaOf, listEditorBody} from './anchors';

/** The buttons that end the editing. */
const editorEnd = selector('editorEnd', '.list-editor :is(.save-btn, .delete-btn)');
const editorTitle = selector('editorTitle', '.list-editor .header .title');
const editorCheckbox = selector('editorCheckbox', '.list-editor label.el-checkbox');

/** The list editor around one of our elements, as the user sees it. */
export interface EditorFields {
  /** The media item, read again; `undefined` if it isn't known. */
  mediaId(): number | undefined;
  /** The title of the media item, as the site shows it. */
  title(): string | undefined;
  /** The progress in the field; `undefined` if it isn't a whole number. */
  progress(): number | undefined;
  /** The progress before the user changed it; the same as `progress()` while it is unchanged. */
  progressBefore(): number | undefined;
  /** Whether the box "Private" is ticked. */
  isPrivate(): boolean;
}

interface Listeners {
  /** The fields may have changed. */
  changed: () => void;
  /** The user presses "Save" or "Delete". Called before the site notices it. */
  ends: () => void;
}

function isPrivate(editor: Element): boolean {
  for (const label of editor.querySelectorAll(editorCheckbox.selector)) {
    if (label.closest('.custom-lists') || label.textContent?.trim() !== 'Private') continue;
    return label.querySelector<HTMLInputElement>('input[type="checkbox"]')?.checked === true;
  }
  return false;
}

const isPress = (event: Event) =>
  !(event instanceof KeyboardEvent) || pressedKey(event) === 'Enter' || pressedKey(event) === ' ';

/** Follows the list editor around one of our elements; `undefined` if there is none. */
export function followEditor(
  element: Element,
  {changed, ends}: Listeners,
  {signal}: {signal: AbortSignal},
): EditorFields | undefined {
  const editor = element.closest(listEditorBody.selector);
  const field = element.parentElement?.querySelector('input');
  if (!editor || !field) return undefined;
  const read = () => (/^\s*\d+\s*$/.test(field.value) ? Number(field.value) : undefined);
  let before = read();
  let isUsed = false;
  // The site may fill the field after it has appeared, so its value counts as unchanged until the user does something.
  const begin = ({target}: Event) => {
    if (!isUsed && read() !== undefined) before = read();
    if (target instanceof Node && element.parentElement?.contains(target)) isUsed = true;
  };
  const end = (event: Event) => {
    if (event.target instanceof Element && event.target.closest(editorEnd.selector) && isPress(event)) ends();
  };
  for (const type of ['pointerdown', 'focusin', 'keydown'])
    editor.addEventListener(type, begin, {capture: true, signal});
  for (const type of ['click', 'keydown']) editor.addEventListener(type, end, {capture: true, signal});
  // The site's buttons change the field without an event, after their own.
  const later = () => requestAnimationFrame(() => signal.aborted || changed());
  for (const type of ['input', 'change', 'click', 'keyup', 'pointerup']) editor.addEventListener(type, later, {signal});
  return {
    mediaId: () => editedMediaOf(element),
    title: () => editor.querySelector(editorTitle.selector)?.textContent?.trim() || undefined,
    progress: read,
    progressBefore: () => before,
    isPrivate: () => isPrivate(editor),
  };
}
