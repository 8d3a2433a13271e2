import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Titel statt fehlender Bilder',
  summary: 'Zeigt Titel anstelle von Bildern, die fehlen oder blockiert werden.',
  details:
    'Auf der Startseite und auf Profilen, für die Cover von Anime und Manga und für Favoriten. Läuft auch im Safe-for-Work-Modus.',
};
