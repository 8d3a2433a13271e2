import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Kommentare einklappen',
  summary: 'Ergänzt Kommentare im Forum um eine Schaltfläche, die sie und ihre Antworten einklappt.',
  details:
    'Eingeklappte Kommentare sind wieder sichtbar, sobald du das Thema verlässt. Aus, wo AniList selbst Kommentare einklappt.',
  button: 'Kommentar und Antworten',
  expand: 'Ausklappen',
  collapse: 'Einklappen',
};
