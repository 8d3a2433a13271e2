import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Räumt Seitentitel auf: ohne Jahre, dafür mit den Namen von Reitern und Forumskategorien.',
  extendedDescription:
    'Auf allen Seiten, im Titel des Browser-Tabs. Bei Anime und Manga entfallen Format und Jahr; hinzu kommt, welchen Reiter oder welche Liste des Forums du siehst. Ruft nichts von AniList ab und ändert die Seite selbst nicht.',
};
