import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Kürzere laufende Listen',
  summary:
    'Zeigt von „Anime in Progress“ und „Manga in Progress“ auf der Startseite jeweils nur die ersten 8 oder 10 Titel.',
  details: 'Gilt auch für Automails eigene Listenvorschau. Ausgeklappt ist weiterhin alles zu sehen.',
};
