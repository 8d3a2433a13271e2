import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

/** The numbers of saved entries, and of what the file leaves out. */
export interface SavedCounts {
  readonly count: number;
  /** Entries that MyAnimeList doesn't have. */
  readonly without: number;
  readonly hidden: number;
  readonly notes: number;
  /** Entries that AniList left out of the list. */
  readonly cut: number;
}

/** Texts of exporting a list. */
export const exportText = messages({
  exportOwn: 'Automail (JSON)',
  exportOwnHint: 'Save everything as a file that Automail can import',
  exportMal: 'MyAnimeList (XML)',
  exportMalHint: 'Save a file that MyAnimeList can import',
  exportCsv: 'CSV',
  exportCsvHint: 'Save a table for spreadsheets',
  exportName: (type: string, user: string) => `AniList ${type === 'ANIME' ? 'anime' : 'manga'} list of ${user}`,
  exporting: 'Requesting your list',
  exportWithoutSignIn:
    "Private entries are missing from the file, because you aren't signed in to Automail. Sign in at {link}.",
  exportOtherAccount:
    'Private entries are missing from the file, because Automail is signed in to another account. Sign in again at {link}.',
  exportHidden: 'Include private and hidden entries in the MyAnimeList file',
  exportNotes: 'Include notes in the MyAnimeList file',
  exportLimits:
    "MyAnimeList's format has no custom lists and no advanced scores. Its scores go from 1 to 10, and it has only titles that are on MyAnimeList. Only Automail's own file can be imported here with everything in it; CSV can't be imported.",
  exported: ({count, without, hidden, notes, cut}: SavedCounts) =>
    [
      plural(count, {one: '# entry was saved.', other: '# entries were saved.'}),
      ...(without
        ? [
            plural(without, {
              one: "# is missing because MyAnimeList doesn't have it.",
              other: "# are missing because MyAnimeList doesn't have them.",
            }),
          ]
        : []),
      ...(hidden
        ? [
            plural(hidden, {
              one: '# private or hidden entry was left out.',
              other: '# private or hidden entries were left out.',
            }),
          ]
        : []),
      ...(notes ? [plural(notes, {one: '# note was left out.', other: '# notes were left out.'})] : []),
      ...(cut
        ? [
            plural(cut, {
              one: '# older entry is missing, because AniList returns only those that changed last.',
              other: '# older entries are missing, because AniList returns only those that changed last.',
            }),
          ]
        : []),
    ].join(' '),
  notExported: (reason: string) => `The list wasn't saved. ${reason}`,
});
