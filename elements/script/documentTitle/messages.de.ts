import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Aufgeräumte Seitentitel',
  summary: 'Entfernt Jahre aus Seitentiteln und ergänzt die Namen von Reitern und Forumskategorien.',
  details:
    'Im Titel des Browser-Tabs. Bei Anime und Manga entfallen Format und Jahr; hinzu kommt, welchen Reiter oder welche Liste des Forums du siehst.',
};
