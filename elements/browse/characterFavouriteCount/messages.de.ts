import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Figuren: Favoriten und Sprecher',
  summary: 'Zeigt genaue Favoritenzahlen von Figuren und Sprecher aller Sprachen.',
  details:
    'AniList kürzt Zahlen über 999 ab, etwa zu „1.2k“, und zeigt in der Suche keine. Lässt sich die genaue Zahl nicht laden, bleibt AniLists Zahl. Auf Figurenseiten kannst du die Sprache der Sprecher wählen und die Rollen sortieren, es sei denn, AniList bietet selbst eine Wahl der Sprache.',
  language: 'Sprache der Sprecher',
};
