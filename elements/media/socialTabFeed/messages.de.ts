import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Filter im Reiter „Social“',
  summary:
    'Filtert die Aktivitäten im Reiter „Social“ von Titelseiten nach Antworten und nach Leuten, denen du folgst.',
  details:
    'Kreuze „Mit Antworten“ oder „Gefolgte“ an, um nur diese Aktivitäten zu sehen, je 25 auf einmal; ohne Häkchen kommt AniLists eigene Liste zurück. Für „Gefolgte“ musst du bei Automail angemeldet sein. Wenn du angemeldet bist, kannst du dort auch liken.',
  heading: 'Neueste Aktivitäten',
  hasReplies: 'Mit Antworten',
  following: 'Gefolgte',
  needsSignIn: 'Melde dich in den Einstellungen bei Automail an, um das zu verwenden.',
  filtered: 'gefilterte Aktivitäten',
  failed: reason => `Hier stehen alle Aktivitäten, weil sie nicht gefiltert werden konnten. ${reason}`,
  empty: 'Keine passenden Aktivitäten',
  replies: count => plural(count, {one: '# Antwort', other: '# Antworten'}),
  activityPage: 'Zur Seite der Aktivität',
};
