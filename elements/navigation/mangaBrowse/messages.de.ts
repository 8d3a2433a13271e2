import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: '„Browse“ für Manga',
  summary: 'Führt mit „Browse“ zu Manga statt zu Anime.',
  details: 'Nur der Link „Browse“ der Navigation ändert sich, nicht die Einträge seines Menüs.',
};
