import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Vergrößert eine Aktivität im Feed der Startseite, wenn du sie doppelt anklickst.',
  extendedDescription:
    'Ein weiterer Doppelklick stellt die Größe wieder her. Doppelklicks auf Links, Schaltflächen, Textfelder und Videos bewirken nichts Besonderes. Ruft nichts von AniList ab.',
};
