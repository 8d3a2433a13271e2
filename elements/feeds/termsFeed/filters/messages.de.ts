import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  filters: 'Filter',
  global: 'Global',
  text: 'Statusbeiträge',
  replies: 'Mit Antworten',
  forum: 'Forum',
  reviews: 'Rezensionen',
  user: 'Mitglied',
  userName: 'Benutzername',
  media: 'Titel',
  chosen: title => `Nur ${title}`,
  mediaTitle: 'Titel des Anime oder Manga',
  show: 'Anzeigen',
  search: 'Suchen',
  searching: 'Wird gesucht…',
  noResults: 'Nichts gefunden',
  results: 'Gefundene Titel',
};
