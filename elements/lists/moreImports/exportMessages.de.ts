import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './exportMessages';

export const exportText: Translation<typeof english.exportText> = {
  exportOwn: 'Automail (JSON)',
  exportOwnHint: 'Alles in einer Datei speichern, die Automail wieder importieren kann',
  exportMal: 'MyAnimeList (XML)',
  exportMalHint: 'Eine Datei speichern, die MyAnimeList importieren kann',
  exportCsv: 'CSV',
  exportCsvHint: 'Eine Tabelle für Tabellenprogramme speichern',
  exportName: (type, user) => `AniList-${type === 'ANIME' ? 'Animeliste' : 'Mangaliste'} von ${user}`,
  exporting: 'Deine Liste wird abgerufen',
  exportWithoutSignIn:
    'In der Datei fehlen private Einträge, weil du nicht bei Automail angemeldet bist. Melde dich unter {link} an.',
  exportOtherAccount:
    'In der Datei fehlen private Einträge, weil Automail bei einem anderen Konto angemeldet ist. Melde dich unter {link} neu an.',
  exportHidden: 'Private und versteckte Einträge in die Datei für MyAnimeList aufnehmen',
  exportNotes: 'Notizen in die Datei für MyAnimeList aufnehmen',
  exportLimits:
    'Das Format von MyAnimeList kennt keine eigenen Listen und keine erweiterten Wertungen. Seine Wertungen gehen von 1 bis 10, und es enthält nur Titel, die es auf MyAnimeList gibt. Nur die Datei von Automail lässt sich hier mit allem importieren, CSV gar nicht.',
  exported: ({count, without, hidden, notes, cut}) =>
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
              one: '# privater oder versteckter Eintrag wurde ausgelassen.',
              other: '# private oder versteckte Einträge wurden ausgelassen.',
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
  notExported: reason => `Die Liste wurde nicht gespeichert. ${reason}`,
};
