import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Zeitleiste der Aktivitäten',
  summary: 'Zeigt im Reiter „Social“ von Titelseiten deine Aktivitäten zum Titel und die jeder Person, die du suchst.',
  details:
    'Unter der Liste der Leute, denen du folgst: die älteste Aktivität zuerst, mit Datum und Zahl der Antworten. Jede führt zu ihrer Seite. „Links zwischen Aktivitäten“ braucht diese Funktion.',
  own: 'Dein Aktivitätsverlauf',
  of: name => `Aktivitätsverlauf von ${name}`,
  noun: 'Verlauf',
  ownEmpty: 'Du hast hier keine Aktivitäten.',
  empty: name => `${name} hat hier keine Aktivitäten.`,
  replies: count => plural(count, {one: '# Antwort', other: '# Antworten'}),
  more: 'Weitere Aktivitäten laden',
  user: 'Name einer anderen Person',
  placeholder: 'Andere Person',
  search: 'Verlauf anzeigen',
  notFound: 'Mitglied nicht gefunden',
};
