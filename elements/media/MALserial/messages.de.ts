import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Magazin eines Manga',
  summary: 'Zeigt, in welchem Magazin ein Manga laut MyAnimeList erscheint.',
  details:
    'In der Seitenleiste von Manga, als Link zur Seite auf MyAnimeList. Deine Cookies werden nicht an MyAnimeList gesendet, und die Antwort wird 12 Stunden behalten. Dein Skriptmanager fragt womöglich, ob du das erlaubst.',
  label: 'Magazin',
  none: 'Keines bekannt',
};
