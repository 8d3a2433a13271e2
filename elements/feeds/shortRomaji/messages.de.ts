import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Kurztitel',
  summary: 'Kürzt die langen Titel bekannter Anime und Manga.',
  details:
    'Auf ihren Seiten, in Adressen, in Links und in dem, was Automail selbst zeigt, nach einer eingebauten Liste. Deine eigenen Titel haben Vorrang. Nur du siehst die Kurztitel.',
  outOfDate: month => `Die Liste der Kurztitel hat den Stand ${month}. Neuere Anime und Manga fehlen.`,
};
