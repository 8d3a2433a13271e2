import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt auf Titelseiten bis zu fünf Empfehlungen von MyAnimeList.',
  extendedDescription:
    'Am Ende des Reiters „Overview“. Ruft die Seite auf MyAnimeList einmal für Wertung, Magazin und Empfehlungen ab, ohne deine Cookies, und behält das Ergebnis 12 Stunden; von AniList werden einmal die Cover abgerufen. Dein Skriptmanager fragt womöglich, ob du das erlaubst.',
  heading: 'Empfehlungen von MyAnimeList',
  loading: 'Empfehlungen werden geladen…',
  none: 'MyAnimeList hat dazu noch keine Empfehlungen.',
  votes: count => plural(count, {one: '# Empfehlung', other: '# Empfehlungen'}),
  elsewhere: 'Nur auf MyAnimeList',
};
