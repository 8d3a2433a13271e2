import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Kürzt die langen Titel bekannter Anime und Manga.',
  extendedDescription:
    'Auf ihren Seiten, in Adressen, in Links und in dem, was Automail selbst zeigt. Verwendet eine eingebaute Liste von Titeln; deine eigenen Titel haben Vorrang. Ruft nichts von AniList ab, und nur du siehst die Kurztitel.',
  outOfDate: month => `Die Liste der Kurztitel hat den Stand ${month}. Neuere Anime und Manga fehlen.`,
};
