import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Verlässlich bewertete Rezensionen',
  summary: 'Zeigt, wie gut die Rezensionen eines Titels bewertet sind, und berücksichtigt die Zahl der Stimmen.',
  details:
    'Im Reiter „Reviews“ von Titelseiten, etwa als ~64: Den Stimmen nach gefällt die Rezension mindestens 64 Prozent derer, die sie lesen. Karten von Rezensionen, die kaum jemandem gefallen, erscheinen blasser.',
};
