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

/** Texts of saving a list as a file. */
export const text = messages({
  mal: 'MyAnimeList (XML)',
  malHint: 'Save a file that MyAnimeList can import',
  fileName: (type: string, user: string) => `AniList ${type === 'ANIME' ? 'anime' : 'manga'} list of ${user}`,
  requesting: 'Requesting your list',
  includeHidden: 'Include private and hidden entries in the MyAnimeList file',
  includeNotes: 'Include notes in the MyAnimeList file',
  saved: ({count, without, hidden, notes, cut}: SavedCounts) =>
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
  notSaved: (reason: string) => `The list wasn't saved. ${reason}`,
});
