import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Empfehlungen von MyAnimeList',
  summary: 'Zeigt auf Titelseiten bis zu fünf Empfehlungen von MyAnimeList.',
  details:
    'Am Ende des Reiters „Overview“. Deine Cookies werden nicht an MyAnimeList gesendet, und die Antwort wird 12 Stunden behalten. Dein Skriptmanager fragt womöglich, ob du das erlaubst.',
  heading: 'Empfehlungen von MyAnimeList',
  noun: 'Empfehlungen',
  none: 'MyAnimeList hat dazu noch keine Empfehlungen.',
  votes: count => plural(count, {one: '# Empfehlung', other: '# Empfehlungen'}),
  elsewhere: 'Nur auf MyAnimeList',
};
