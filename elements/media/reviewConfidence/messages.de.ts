import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Verlässlich bewertete neueste Rezensionen',
  summary: 'Zeigt, wie gut die neuesten Rezensionen bewertet sind, und berücksichtigt die Zahl der Stimmen.',
  details:
    'Auf der Seite der neuesten Rezensionen, etwa als ~64: Den Stimmen nach gefällt die Rezension mindestens 64 Prozent derer, die sie lesen. Karten von Rezensionen, die kaum jemandem gefallen, erscheinen blasser.',
};
