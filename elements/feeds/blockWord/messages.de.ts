import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Wortfilter',
  summary: 'Blendet im Feed der Startseite Statusbeiträge aus, die ein bestimmtes Wort enthalten.',
  details:
    'Das Wort kann ein regulärer Ausdruck sein; Groß- und Kleinschreibung spielen keine Rolle. Ein ungültiger Ausdruck wird als einfacher Text gesucht. Nachrichten und Listenaktivitäten bleiben sichtbar.',
  word: 'Wort oder regulärer Ausdruck',
};
