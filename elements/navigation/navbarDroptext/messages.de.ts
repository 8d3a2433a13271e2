import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Suche durch Ziehen',
  summary: 'Sucht nach Text, den du von einer Seite auf die Navigationsleiste ziehst.',
  details: 'Öffnet AniLists Schnellsuche mit dem Text. Texte ab 1.000 Zeichen werden ignoriert.',
};
