import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt Titel anstelle von Bildern, die fehlen oder blockiert werden.',
  extendedDescription:
    'Auf der Startseite und auf Profilen, für die Cover von Anime und Manga und für Favoriten. Bilder, die geladen werden, ändern sich nicht. Läuft auch im Safe-for-Work-Modus. Ruft nichts von AniList ab.',
};
