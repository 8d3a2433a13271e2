import type {FileProblem, LeftOutReason} from '#domain/import/importedEntry';
import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';

/** Texts about the formats of files. */
export const text = messages({
  own: 'Automail (JSON)',
  mal: 'MyAnimeList (XML, also compressed)',
  otherSite: 'Anime-Planet (JSON)',
  ownMissing:
    "Ids of entries and the times at which they were added and changed can't be imported. Custom lists and categories of advanced scores must exist, and advanced scores need the score format of the file.",
  malMissing:
    'This format has no custom lists, no advanced scores, no private or hidden entries, and scores of 0 to 10 only.',
  otherSiteMissing:
    'This format has no notes, priorities, custom lists, advanced scores, private or hidden entries. It has no ids, so media are found by their titles.',
});

/** Why a file cannot be used; the first four as they are printed by rule import-11. */
export const problemText: Readonly<Record<FileProblem, string>> = messages({
  notJson: 'error parsing JSON',
  wrongList: 'error wrong list',
  wrongListType: 'error wrong list type',
  unreadable: 'error reading file',
  notAList: "This file isn't a list in the chosen format. Choose its format, or another file.",
  version: "Automail can't read this version of its own file.",
  tooLarge: "The file is too large: a list of 32 MB is the most that's read.",
});

/** Why a row is left out, or which of its values is. */
export const leftOutText: Readonly<Record<LeftOutReason, string>> = messages({
  unusable: 'Row left out: it has no usable id or title.',
  cut: 'Row left out: the file ends in the middle of it.',
  status: "Status left out: it isn't a known one.",
  score: "Score left out: it isn't a number in range.",
  progress: "Progress left out: it isn't a number in range.",
  progressVolumes: "Volumes left out: they aren't a number in range.",
  repeat: "Repeats left out: they aren't a number in range.",
  priority: "Priority left out: it isn't a known one.",
  startedAt: "Start date left out: it doesn't exist or could be two dates.",
  completedAt: "Finish date left out: it doesn't exist or could be two dates.",
  notes: "Notes left out: they aren't text.",
  notWatched: "Row left out: it's marked as something you won't watch or read.",
});

/** Titles of the columns of an exported list. */
export const exportTitles = messages({
  mediaId: 'AniList id',
  malId: 'MyAnimeList id',
  title: 'Title',
  status: 'Status',
  score: 'Score (of 100)',
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

/** Where AniList did not make what it was asked to make. */
export const listText = messages({notMade: 'AniList did not make all of them. Make them at Settings > Lists.'});
