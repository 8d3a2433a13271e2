import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Ergänzt deine Listen um Schaltflächen, die Wertungen erhöhen und senken.',
  extendedDescription:
    'Auf deinen eigenen Listen, in den Schritten deines Wertungssystems; bei Smileys gibt es sie nicht. Speichert die Wertung auf AniList; Klicks kurz nacheinander werden zusammen gespeichert. Lehnt AniList eine Wertung ab, erscheint wieder die vorherige; kommt keine Antwort, bleibt die Änderung erhalten und wird später gesendet.',
  lower: 'Wertung senken',
  raise: 'Wertung erhöhen',
  failed: reason => `Deine Wertung wurde nicht gespeichert. ${reason}`,
};
