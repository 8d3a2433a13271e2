import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Breite Spalte für Gefolgte',
  summary: 'Gibt den Leuten, denen du folgst, im Reiter „Social“ von Titelseiten die breitere Spalte.',
  details: 'Der Feed der Aktivitäten rückt daneben. Ausgeblendet wird nichts.',
};
