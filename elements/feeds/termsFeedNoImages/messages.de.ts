import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt im Feed für langsame Verbindungen Links anstelle der Bilder.',
  extendedDescription:
    'Im Feed auf der Seite /terms ist ein Bild in einem Beitrag ein Link mit einer Schaltfläche „IMG“, die es lädt, und die Anime an der Seite haben keine Cover. Ohne Klick wird kein Bild geladen. Ruft nichts von AniList ab.',
};
