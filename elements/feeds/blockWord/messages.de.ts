import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Blendet im Feed der Startseite Statusbeiträge aus, die ein bestimmtes Wort enthalten.',
  extendedDescription:
    'Das Wort ist ein regulärer Ausdruck, bei dem Groß- und Kleinschreibung keine Rolle spielen; ist er ungültig, wird er als einfacher Text gesucht. Ruft nichts von AniList ab. Nachrichten und Listenaktivitäten bleiben sichtbar.',
  word: 'Wort oder regulärer Ausdruck',
};
