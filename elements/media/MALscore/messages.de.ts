import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Wertung auf MyAnimeList',
  summary: 'Zeigt auf Titelseiten die Wertung auf MyAnimeList.',
  details:
    'In der Seitenleiste, als Link zur Seite auf MyAnimeList. Deine Cookies werden nicht an MyAnimeList gesendet, und die Antwort wird 12 Stunden behalten. Dein Skriptmanager fragt womöglich, ob du das erlaubst.',
  label: 'MAL-Wertung',
  none: 'Noch keine Wertung',
  voters: count => plural(count, {one: 'Von # Mitglied', other: 'Von # Mitgliedern'}),
};
