import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Zoom per Doppelklick',
  summary: 'Vergrößert eine Aktivität im Feed der Startseite, wenn du sie doppelt anklickst.',
  details:
    'Ein weiterer Doppelklick stellt die Größe wieder her. Doppelklicks auf Links, Schaltflächen, Textfelder und Videos zählen nicht.',
};
