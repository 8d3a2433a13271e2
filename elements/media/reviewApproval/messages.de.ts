import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Zustimmung zu Rezensionen',
  summary: 'Zeigt, wie gut Rezensionen bewertet sind, und berücksichtigt die Zahl der Stimmen.',
  details:
    'Etwa als ~64: Den Stimmen nach gefällt die Rezension mindestens 64 Prozent derer, die sie lesen. Karten von Rezensionen, die kaum jemandem gefallen, erscheinen blasser.',
  ofMedia: 'Rezensionen auf Titelseiten',
  recent: 'Neueste Rezensionen',
};
