import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt auf Titelseiten die Wertung auf MyAnimeList.',
  extendedDescription:
    'In der Seitenleiste, als Link zur Seite auf MyAnimeList. Ruft diese Seite einmal für Wertung, Magazin und Empfehlungen ab, ohne deine Cookies, und behält das Ergebnis 12 Stunden. Dein Skriptmanager fragt womöglich, ob du das erlaubst.',
  label: 'MAL-Wertung',
  none: 'Noch keine Wertung',
  voters: count => plural(count, {one: 'Von # Mitglied', other: 'Von # Mitgliedern'}),
};
