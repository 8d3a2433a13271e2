import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Ergänzt Kommentare im Forum um eine Schaltfläche, die sie und ihre Antworten einklappt.',
  extendedDescription:
    'In Forenthemen. Kommentare, die du einklappst, sind wieder sichtbar, sobald du das Thema verlässt. Ruft nichts von AniList ab. Kann AniList selbst Kommentare einklappen, überlässt Automail es AniList.',
  button: 'Kommentar und Antworten',
  expand: 'Ausklappen',
  collapse: 'Einklappen',
};
