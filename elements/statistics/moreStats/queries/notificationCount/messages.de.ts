import {formatNumber} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zahl der Benachrichtigungen',
  description: 'Wie viele Benachrichtigungen du hast. Eine oder einige Anfragen; nichts wird als gelesen markiert.',
  unread: 'Ungelesen',
  all: 'Insgesamt',
  more: count => `${formatNumber(count)}+`,
  signedOut:
    'Fehler: Du bist nicht im Skript angemeldet. Ohne Anmeldung lassen sich Benachrichtigungen nicht lesen. Anmelden kannst du dich auf der Einstellungsseite.',
};
