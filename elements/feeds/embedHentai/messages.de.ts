import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Karten mit Altersbeschränkung',
  summary: 'Zeigt Karten für Links zu Anime und Manga mit Altersbeschränkung.',
  details:
    'Auf der Startseite, auf Profilen, auf Aktivitätsseiten und in Forenthemen, wo AniList diese Karten leer lässt. Im Safe-for-Work-Modus haben die Karten keine Bilder.',
  untitled: id => `Nr. ${id}`,
  noun: 'Karte',
};
