import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Wie viele Leute dich blockiert haben',
  description:
    'Vergleicht, wie viele Mitglieder alle sehen können, mit der Zahl derer, die du sehen kannst. Zwei Anfragen. Über das Mitglied, dessen Seite das ist, sagt es nichts.',
  moderator: 'Fehler: Mit Moderationsrechten funktioniert diese Abfrage nicht.',
  nobody: 'Kein Mitglied hat dich blockiert.',
  blocked: users => plural(users, {one: '# Mitglied hat dich blockiert.', other: '# Mitglieder haben dich blockiert.'}),
  uncounted: 'AniList zählt nur bis 5.000 Mitglieder und verrät deshalb nicht, wie viele dich blockiert haben.',
};
