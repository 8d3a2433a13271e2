import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt, in welchem Magazin ein Manga laut MyAnimeList erscheint.',
  extendedDescription:
    'In der Seitenleiste von Manga, als Link zur Seite auf MyAnimeList. Ruft diese Seite einmal für Wertung, Magazin und Empfehlungen ab, ohne deine Cookies, und behält das Ergebnis 12 Stunden. Dein Skriptmanager fragt womöglich, ob du das erlaubst.',
  label: 'Magazin',
  none: 'Keines bekannt',
};
