import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Feed ohne Bilder',
  summary: 'Zeigt im Feed für langsame Verbindungen Links anstelle der Bilder.',
  details:
    'Eine Schaltfläche „IMG“ neben jedem Link lädt das Bild. Ohne Klick wird kein Bild geladen, auch kein Cover.',
};
