import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Plus- und Minus-Schaltflächen',
  summary: 'Ergänzt deine Listen um Schaltflächen, die Wertungen erhöhen und senken.',
  details:
    'In den Schritten deines Wertungssystems; bei Smileys gibt es sie nicht. Klicks kurz nacheinander werden zusammen gespeichert. Lehnt AniList eine Wertung ab, erscheint wieder die vorherige. Antwortet AniList nicht, bleibt die Änderung erhalten und wird später gesendet.',
  lower: 'Wertung senken',
  raise: 'Wertung erhöhen',
  failed: reason => `Deine Wertung wurde nicht gespeichert. ${reason}`,
};
