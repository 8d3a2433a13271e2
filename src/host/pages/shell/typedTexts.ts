import {watchElements} from '../../dom/observe';
import {selector} from '../anchor';
import {editedMediaOf} from '../listEditor/anchors';

/** The field for the text about oneself on the profile page of the settings. */
const aboutField = selector('aboutField', '.settings .profile textarea', {
  evidence: 'Low: no source shows the markup of the settings; a page of them is named after its address.',
});
/** The field for the notes in the list editor. */
const notesField = selector('notesField', '.list-editor .form.notes textarea');

/** A text that the user has typed into a field that has no draft. `mediaId` for the notes of an entry. */
export interface TypedText {
  readonly kind: 'about' | 'notes';
  readonly mediaId?: number | undefined;
  readonly text: string;
}

const fields = `${aboutField.selector}, ${notesField.selector}`;

const kindOf = (field: Element): Pick<TypedText, 'kind' | 'mediaId'> =>
  field.matches(notesField.selector) ? {kind: 'notes', mediaId: editedMediaOf(field)} : {kind: 'about'};

/** Returns a function that reads the texts typed since, until the signal ends. What the site fills in isn't typed. */
export function watchTypedTexts({signal}: {signal: AbortSignal}): () => readonly TypedText[] {
  const typed = new WeakSet<Element>();
  const onInput = ({target, isTrusted}: Event) => {
    if (isTrusted && target instanceof Element && target.matches(fields)) typed.add(target);
  };
  document.addEventListener('input', onInput, {capture: true, signal});
  return () =>
    [...document.querySelectorAll<HTMLTextAreaElement>(fields)].flatMap(field =>
      typed.has(field) ? [{...kindOf(field), text: field.value}] : [],
    );
}

/** Types texts into their fields again, each once, when they appear, until the signal ends. */
export function retype(texts: readonly TypedText[], {signal}: {signal: AbortSignal}) {
  const left = new Set(texts);
  if (!left.size) return;
  const found = (field: Element) => {
    if (!(field instanceof HTMLTextAreaElement)) return;
    const {kind, mediaId} = kindOf(field);
    const wanted = [...left].find(each => each.kind === kind && each.mediaId === mediaId);
    if (!wanted || !left.delete(wanted)) return;
    field.value = wanted.text;
    field.dispatchEvent(new Event('input', {bubbles: true}));
  };
  watchElements(fields, {found, changed() {}}, {signal});
}
