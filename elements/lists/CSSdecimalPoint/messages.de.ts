import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Hängt in Listen mit Dezimalwertungen „.0“ an ganze Wertungen an.',
  extendedDescription:
    'Auf den Listen von Mitgliedern, die mit Dezimalzahlen werten. Ruft nichts von AniList ab und ändert keine Wertung.',
};
