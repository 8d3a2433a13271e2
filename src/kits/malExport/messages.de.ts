import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  mal: 'MyAnimeList (XML)',
  malHint: 'Eine Datei speichern, die MyAnimeList importieren kann',
  fileName: (type, user) => `AniList-${type === 'ANIME' ? 'Animeliste' : 'Mangaliste'} von ${user}`,
  requesting: 'Deine Liste wird abgerufen',
  includeHidden: 'Private und verborgene Einträge in die Datei für MyAnimeList aufnehmen',
  includeNotes: 'Notizen in die Datei für MyAnimeList aufnehmen',
  saved: ({count, without, hidden, notes, cut}) =>
    [
      plural(count, {one: '# Eintrag wurde gespeichert.', other: '# Einträge wurden gespeichert.'}),
      ...(without
        ? [
            plural(without, {
              one: '# fehlt, weil es ihn bei MyAnimeList nicht gibt.',
              other: '# fehlen, weil es sie bei MyAnimeList nicht gibt.',
            }),
          ]
        : []),
      ...(hidden
        ? [
            plural(hidden, {
              one: '# privater oder verborgener Eintrag wurde ausgelassen.',
              other: '# private oder verborgene Einträge wurden ausgelassen.',
            }),
          ]
        : []),
      ...(notes ? [plural(notes, {one: '# Notiz wurde ausgelassen.', other: '# Notizen wurden ausgelassen.'})] : []),
      ...(cut
        ? [
            plural(cut, {
              one: '# älterer Eintrag fehlt, weil AniList nur die zuletzt geänderten liefert.',
              other: '# ältere Einträge fehlen, weil AniList nur die zuletzt geänderten liefert.',
            }),
          ]
        : []),
    ].join(' '),
  notSaved: reason => `Die Liste wurde nicht gespeichert. ${reason}`,
};
