import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt, wie gut die neuesten Rezensionen bewertet sind, und berücksichtigt die Zahl der Stimmen.',
  extendedDescription:
    'Auf der Seite der neuesten Rezensionen, etwa als ~64: Den Stimmen nach gefällt die Rezension mindestens 64 Prozent derer, die sie lesen. Karten von Rezensionen, die kaum jemandem gefallen, erscheinen blasser. Ruft die Stimmen aller Rezensionen der Seite zusammen von AniList ab und behält sie 30 Sekunden. Stimmt selbst nicht ab.',
};
