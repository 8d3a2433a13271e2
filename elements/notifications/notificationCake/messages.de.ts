import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  dataTitle: 'Farben der Benachrichtigungen',
  name: 'Kreisdiagramm der Benachrichtigungen',
  summary: 'Zeigt deine ungelesenen Benachrichtigungen nach Art, als Kreisdiagramm anstelle des Punkts.',
  details:
    'Jede Art hat eine Farbe. Du kannst Arten weglassen: Sie werden nicht gezählt, und wenn sonst nichts ungelesen ist, gibt es keinen Punkt. Nichts wird als gelesen markiert.',
  unread: count => plural(count, {one: '# ungelesene Benachrichtigung', other: '# ungelesene Benachrichtigungen'}),
};

export const typeNames: Translation<typeof english.typeNames> = {
  ACTIVITY_LIKE: 'Likes für Aktivitäten',
  ACTIVITY_REPLY_LIKE: 'Likes für Antworten',
  THREAD_COMMENT_LIKE: 'Likes für Kommentare im Forum',
  THREAD_LIKE: 'Likes für Themen',
  THREAD_COMMENT_REPLY: 'Antworten im Forum',
  ACTIVITY_REPLY: 'Antworten auf Aktivitäten',
  ACTIVITY_MESSAGE: 'Nachrichten',
  FOLLOWING: 'Follower',
  ACTIVITY_MENTION: 'Erwähnungen',
  THREAD_COMMENT_MENTION: 'Erwähnungen im Forum',
  THREAD_SUBSCRIBED: 'Abonnierte Themen',
  ACTIVITY_REPLY_SUBSCRIBED: 'Abonnierte Aktivitäten',
  RELATED_MEDIA_ADDITION: 'Neue verwandte Anime und Manga',
  AIRING: 'Ausgestrahlte Folgen',
  MEDIA_DATA_CHANGE: 'Änderungen an Anime und Manga',
  MEDIA_MERGE: 'Zusammengelegte Anime und Manga',
  MEDIA_DELETION: 'Gelöschte Anime und Manga',
  MEDIA_SUBMISSION_UPDATE: 'Deine Einreichungen: Anime und Manga',
  CHARACTER_SUBMISSION_UPDATE: 'Deine Einreichungen: Figuren',
  STAFF_SUBMISSION_UPDATE: 'Deine Einreichungen: Mitwirkende',
  OTHER: 'Alle anderen Arten',
};
