import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title:
    'Zeigt auf Figurenseiten genaue Favoritenzahlen und Sprecher aller Sprachen, in der Figurensuche Favoritenzahlen.',
  extendedDescription:
    'AniList kürzt Zahlen über 999 ab, etwa zu „1.2k“, und zeigt in der Suche keine. Ruft die Zahlen aller Figuren einer Seite zusammen ab und behält sie eine Stunde; ohne Antwort bleibt AniLists eigene Zahl. Auf Figurenseiten kannst du in der Liste der Rollen die Sprache der Sprecher wählen und die Rollen sortieren; sie werden von AniList abgerufen und eine Stunde behalten. Bietet AniList selbst eine Wahl der Sprache, lässt Automail die Liste, wie sie ist.',
  language: 'Sprache der Sprecher',
};
