import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt in der Suche mehr Anime und Manga nebeneinander.',
  extendedDescription:
    'Auf den Suchseiten für Anime und Manga, bis zu zehn in einer Reihe. Ruft nichts von AniList ab. Ändert weder die Ergebnisse noch ihre Reihenfolge.',
};
