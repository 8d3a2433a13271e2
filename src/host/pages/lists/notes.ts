import {pressedKey} from '#domain/text/pressedKey';
import {decodeText} from '#domain/text/characterReferences';
import {createStore} from '#domain/value/store';
import {override} from '../../dom/override';
import {overrideEach} from '../../dom/overrideEach';
import {anchor, mediaOf, selector, shownText} from '../anchor';
import {columnOfLists} from './column';

/** The note of a list entry, as its row shows it. */
export interface ShownNote {
  readonly mediaId: number;
  readonly title: string;
  readonly note: string;
}

/** The icon of a note in a row or card; the site shows the note as its tooltip. */
export const noteIcon = selector('noteIcon', '.medialist .list-entries .notes[label]');

/** The note that the user has opened. */
export const openNote = createStore<ShownNote | undefined>(undefined);

/** The column of lists while a note is open; our element comes after it, since our table may hide it. */
export const openNoteBox = anchor<ShownNote>('openNoteBox', {
  selector: columnOfLists,
  position: 'after',
  presence: 'maybe',
  evidence: 'The column beside the filters contains all lists in every layout and at every width.',
  again: openNote,
  read: () => openNote.get(),
});

function readNote(icon: Element): ShownNote | undefined {
  const link = icon.closest('.row')?.querySelector('.title > a');
  const media = mediaOf(link?.getAttribute('href'));
  const note = decodeText(icon.getAttribute('label') ?? '').trim();
  return media && note ? {mediaId: media.mediaId, title: shownText(link), note} : undefined;
}

interface PressOptions {
  /** The accessible name of an icon. */
  labelOf: (title: string) => string;
}

/** Makes the icons of notes buttons, which open their note or close it again, until the signal ends. */
export function openNotesOnPress({labelOf}: PressOptions, {signal, order}: {signal: AbortSignal; order: number}) {
  const onPress = (event: Event) => {
    const icon = event.target instanceof Element ? event.target.closest(noteIcon.selector) : null;
    const note = icon && readNote(icon);
    if (!note || (event instanceof KeyboardEvent && pressedKey(event) !== 'Enter' && pressedKey(event) !== ' ')) return;
    event.preventDefault();
    openNote.set(openNote.get()?.mediaId === note.mediaId ? undefined : note);
  };
  // Not in the capture phase: while rows are picked, a press on them picks and goes no further.
  for (const type of ['click', 'keydown']) document.addEventListener(type, onPress, {signal});
  const apply = (icon: Element, title: string, claimed: AbortSignal) => {
    const attributes = {role: 'button', tabindex: '0', 'aria-label': labelOf(title)};
    for (const [attribute, value] of Object.entries(attributes))
      override(icon, {attribute}, value, {signal: claimed, order});
  };
  overrideEach(noteIcon.selector, {read: icon => readNote(icon)?.title, apply}, {signal});
}
