import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  unknownKey: (key, known) =>
    `„${key}:“ wird als Text gesucht. Vor einem Doppelpunkt können diese Wörter stehen: ${known}.`,
  invalid: 'Das Muster ist ungültig und wird deshalb als einfacher Text gesucht.',
  long: 'Das Muster ist länger als 200 Zeichen und wird deshalb als einfacher Text gesucht.',
  slow: 'Das Muster könnte zu lange dauern und wird deshalb als einfacher Text gesucht. Verwende weniger Wiederholungen.',
};
