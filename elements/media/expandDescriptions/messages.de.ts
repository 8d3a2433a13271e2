import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Vollständige Beschreibungen',
  summary: 'Zeigt die Beschreibungen von Anime und Manga vollständig, ohne Klick.',
};
