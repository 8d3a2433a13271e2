import {isNative} from '../../standIn';

/**
 * How the site shows notes in the rows of followed users. Since about 2026-08 each row has a further cell before its score; a public report leaves open
 * which of three layouts it is: a `span` before the score's `span`, a score that is no `span`, or a `span` in a `div`.
 */
export type NotesLayout = 'inline' | 'block' | 'nested' | undefined;

/** The layout by the switches `noSocialNotes`, `socialNotesBlock` and `socialNotesNested`; otherwise the first. */
export function notesLayout(): NotesLayout {
  if (isNative('noSocialNotes')) return undefined;
  if (isNative('socialNotesBlock')) return 'block';
  return isNative('socialNotesNested') ? 'nested' : 'inline';
}
