import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Farbige Smileys',
  summary: 'Zeigt jede Smiley-Wertung in ihrer eigenen Farbe.',
  details: 'Auf Listen und Titelseiten.',
};
