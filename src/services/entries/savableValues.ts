import type {FuzzyDate} from '#domain/date/fuzzyDate';
import {customLists} from '#domain/list/customLists';
import {parseListStatus} from '#domain/list/listStatus';
import {decodeEmoji} from '#domain/text/characterReferences';
import type {EntryNowFragment} from './entries.generated';

const dateOf = (date: EntryNowFragment['startedAt']): FuzzyDate =>
  Object.fromEntries(Object.entries(date ?? {}).filter(([name, value]) => name !== '__typename' && value));

/**
 * Every value of an entry that can be saved, with which an entry that was deleted is created again. Empty ones are empty,
 * not missing; the score is that of 100, which no change of the score format affects.
 */
export const savableValues = (entry: Omit<EntryNowFragment, 'id' | 'mediaId' | 'score'>) => ({
  status: parseListStatus(entry.status ?? ''),
  scoreRaw: entry.scoreRaw ?? 0,
  progress: entry.progress ?? 0,
  progressVolumes: entry.progressVolumes ?? 0,
  repeat: entry.repeat ?? 0,
  priority: entry.priority ?? 0,
  private: entry.private ?? false,
  notes: decodeEmoji(entry.notes ?? ''),
  hiddenFromStatusLists: entry.hiddenFromStatusLists ?? false,
  customLists: customLists(entry.customLists) ?? [],
  advancedScores: Object.values(typeof entry.advancedScores === 'object' ? {...entry.advancedScores} : {}).map(score =>
    typeof score === 'number' ? score : 0,
  ),
  startedAt: dateOf(entry.startedAt),
  completedAt: dateOf(entry.completedAt),
});
