import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Zeit bis zum Abschluss',
  summary: 'Zeigt in den Tabellen der Statistik, wie viel bis zum Abschließen übrig ist.',
  details:
    'Für Tags, Genres, Personen und Studios: wie viele Stunden Anime und wie viele Kapitel Manga von allem übrig sind, was weder abgeschlossen noch abgebrochen ist.',
};
