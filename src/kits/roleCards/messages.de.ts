import {formatPercent} from '#domain/text/format';
import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  untitled: id => `Nr. ${id}`,
  noDate: 'Ohne Datum',
  roles: 'Rollen',
  order: 'Sortieren nach',
  reversed: 'Reihenfolge umkehren',
  onlyMine: 'Auf meiner Liste',
  noun: 'weitere Rollen',
  members: count => plural(count, {one: '# Mitglied', other: '# Mitglieder'}),
  favourites: count => plural(count, {one: '# Favorit', other: '# Favoriten'}),
  hours: count => plural(count, {one: '# Stunde', other: '# Stunden'}),
  chapters: count => plural(count, {one: '# Kapitel', other: '# Kapitel'}),
  volumes: count => plural(count, {one: '# Band', other: '# Bände'}),
  score: score => formatPercent(score),
};

export const orderNames: Translation<typeof english.orderNames> = {
  alphabetical: 'Alphabetisch',
  chronological: 'Chronologisch',
  popularity: 'Beliebtheit',
  favourites: 'Favoriten',
  length: 'Länge',
  score: 'Durchschnittliche Wertung',
  myScore: 'Meine Wertung',
  myProgress: 'Mein Fortschritt',
};
