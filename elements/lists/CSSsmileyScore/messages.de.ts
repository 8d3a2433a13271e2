import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt jede Smiley-Wertung in ihrer eigenen Farbe.',
  extendedDescription: 'Auf Listen und Titelseiten. Ruft nichts von AniList ab und ändert keine Wertung.',
};
