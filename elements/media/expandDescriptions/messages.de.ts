import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt die Beschreibungen von Anime und Manga vollständig.',
  extendedDescription: 'Auf Titelseiten, ohne Klick. Ruft nichts von AniList ab. Andere Texte bleiben unverändert.',
};
