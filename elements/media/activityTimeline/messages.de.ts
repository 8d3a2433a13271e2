import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt im Reiter „Social“ von Titelseiten deine Aktivitäten zum Titel und die jeder Person, die du suchst.',
  extendedDescription:
    'Unter der Liste der Leute, denen du folgst: die älteste Aktivität zuerst, mit Datum und Zahl der Antworten; jede führt zu ihrer Seite. Ruft deine Aktivitäten zum Titel von AniList ab, je 50 auf einmal, und die einer anderen Person, wenn du einen Namen eingibst. Sie werden zwei Minuten behalten. Die Links zwischen Aktivitäten brauchen diese Funktion.',
  own: 'Dein Aktivitätsverlauf',
  of: name => `Aktivitätsverlauf von ${name}`,
  loading: 'Verlauf wird geladen…',
  waiting: 'Der Verlauf erscheint, sobald AniList wieder Anfragen annimmt.',
  failed: reason => `Der Verlauf konnte nicht geladen werden. ${reason}`,
  ownEmpty: 'Du hast hier keine Aktivitäten.',
  empty: name => `${name} hat hier keine Aktivitäten.`,
  replies: count => plural(count, {one: '# Antwort', other: '# Antworten'}),
  more: 'Weitere Aktivitäten laden',
  person: 'Name einer anderen Person',
  placeholder: 'Andere Person',
  search: 'Verlauf anzeigen',
  notFound: 'Mitglied nicht gefunden',
};
