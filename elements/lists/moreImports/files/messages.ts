import type {FileProblem} from '#domain/import/importedEntry';
import type {LeftOutReason} from '#domain/import/leftOut';
import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';

/** Texts about the formats of files. */
export const text = messages({
  untitled: (place: number) => `Entry ${formatNumber(place)}`,
  own: 'Automail (JSON)',
  mal: 'MyAnimeList (XML, also compressed)',
  dataExport: 'AniList data download (JSON)',
  otherSite: 'Anime-Planet (JSON)',
  ownMissing:
    "Entry IDs and the times when entries were added and changed can't be imported. Custom lists and advanced score categories must already exist, and advanced scores require the file's score format.",
  malMissing:
    "This format has no custom lists, no advanced scores, no private or hidden entries, and scores of 0 to 10 only. An empty value in it doesn't clear one on AniList.",
  dataExportMissing:
    'AniList offers this file in its settings as "GDPR Data Download". It contains both lists, and the one chosen above is imported. Favorites and everything else in the file are ignored.',
  otherSiteMissing:
    'This format has no notes, priorities, custom lists, advanced scores, private or hidden entries. It has no IDs either, so anime and manga are matched by title.',
});

/** Problems with a file; rule import-11 prints the first four. */
export const problemText: Readonly<Record<FileProblem, string>> = messages({
  notJson: 'error parsing JSON',
  wrongList: 'error wrong list',
  wrongListType: 'error wrong list type',
  unreadable: 'error reading file',
  notAList: "This file isn't a list in the chosen format. Choose its format, or another file.",
  version: "Automail can't read this version of its own file.",
  tooLarge: 'This file is too large. The limit is 32 MB.',
});

/** Reasons why a row, or one of its values, is left out. */
export const leftOutText: Readonly<Record<LeftOutReason, string>> = messages({
  unusable: 'Row left out: it has no usable ID or title.',
  cut: 'Row left out: the file ends in the middle of this row.',
  status: "Status left out: it isn't a known status.",
  score: 'Score left out: out of range or not a number.',
  progress: 'Progress left out: out of range or not a number.',
  progressVolumes: 'Volumes left out: out of range or not a number.',
  repeat: 'Repeats left out: out of range or not a number.',
  priority: "Priority left out: it isn't a known priority.",
  customLists: "Custom lists left out: they can't be read.",
  advancedScores: "Advanced scores left out: they can't be read, or you don't have their category.",
  private: "Uncertain: “private” isn't yes or no in the file. A new entry would be public.",
  hiddenFromStatusLists: "“Hidden from status lists” left out: it isn't yes or no.",
  notes: "Notes left out: they aren't text.",
  otherFormat: 'Advanced scores left out: your list has another score format than the file.',
  startedAt: 'Start date left out: invalid or ambiguous.',
  completedAt: 'Completion date left out: invalid or ambiguous.',
  twice: 'Row left out: the file has this title twice, with other values.',
  damaged: "Uncertain: characters that couldn't be read were replaced by \uFFFD.",
  longNotes: 'Uncertain: the notes are longer than 6,000 characters, so AniList cuts their end.',
  guessedStatus: 'Uncertain: the status is a guess, because the file has none that can be read.',
  listNumbers: 'Uncertain: its custom lists can be read in two ways. Choose one above.',
  repeatFault: 'Repeats left out: 255 comes from a known fault of MyAnimeList.',
  longTitle: 'Title shortened: it is longer than 500 characters.',
  storage: 'Storage left out: AniList has no place for it.',
  hidden: 'Not hidden from status lists: its custom lists are missing, so it would be on no list.',
  notWatched: 'Row left out: marked as "won\'t watch" or "won\'t read" in the file.',
});

/** Titles of the columns of an exported list. */
export const exportTitles = messages({
  mediaId: 'AniList ID',
  malId: 'MyAnimeList ID',
  title: 'Title',
  status: 'Status',
  score: 'Score (out of 100)',
  progress: 'Progress',
  progressVolumes: 'Volumes',
  repeat: 'Repeats',
  priority: 'Priority',
  startedAt: 'Started',
  completedAt: 'Completed',
  customLists: 'Custom lists',
  advancedScores: 'Advanced scores',
  private: 'Private',
  hidden: 'Hidden from status lists',
  notes: 'Notes',
  advanced: (category: string, score: number) => `${category}: ${formatNumber(score)}`,
});
