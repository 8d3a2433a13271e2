import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Filter der Forenvorschau',
  summary: 'Blendet Challenge-Themen aus der Forenvorschau der Startseite aus.',
  details:
    'Die Vorschau zeigt so viele andere Themen, wie du willst. Lassen sie sich nicht laden, bleibt AniLists eigene Vorschau. Das Forum selbst ändert sich nicht.',
  count: 'Anzahl der Themen in der Forenvorschau; 0 blendet sie aus',
  onlyChallenges: 'Gerade gibt es nur Themen zu Challenges.',
  list: 'Neueste Themen',
  anime: 'Anime',
  manga: 'Manga',
  someone: 'Jemand',
  replied: '{user} antwortete {time}',
  posted: '{user} schrieb {time}',
  untitled: id => `Thema ${id}`,
  pinned: 'Angeheftet',
  views: count => plural(count, {one: '# Aufruf', other: '# Aufrufe'}),
  replies: count => plural(count, {one: '# Antwort', other: '# Antworten'}),
};
