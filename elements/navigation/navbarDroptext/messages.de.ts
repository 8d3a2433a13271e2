import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Sucht nach Text, den du von einer Seite auf die Navigationsleiste ziehst.',
  extendedDescription:
    'Öffnet auf allen Seiten AniLists Schnellsuche mit dem Text. Automail selbst ruft nichts ab. Texte ab 1.000 Zeichen werden ignoriert.',
};
