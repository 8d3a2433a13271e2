import {fuzzyDateNumber, type FuzzyDate} from '../date/fuzzyDate';
import type {ListStatus} from '../list/listStatus';
import {maxima, type ImportedValues} from './importedEntry';

type Key = keyof ImportedValues;

const isUnfinished = (status: ListStatus | undefined) =>
  status !== undefined && status !== 'COMPLETED' && status !== 'PLANNING';

/** The status of a title whose parts have these: that of the latest part in progress; CURRENT if only some are completed. */
function joinedStatus(statuses: readonly (ListStatus | undefined)[]): ListStatus | undefined {
  const unfinished = statuses.findLast(isUnfinished);
  if (unfinished) return unfinished;
  const [first] = statuses;
  return statuses.every(status => status === first) ? first : 'CURRENT';
}

const isDate = (date: FuzzyDate | undefined) => date !== undefined && fuzzyDateNumber(date) > 0;

/**
 * The values of one media item of which a file has the parts, in their order: MyAnimeList has two entries where AniList
 * has one. Progress is the sum, repeats are those that all parts have, and the score is that of the latest part with one.
 */
export function joinedValues(parts: readonly ImportedValues[]): ImportedValues {
  const stated = <K extends Key>(key: K) =>
    parts.map(part => part[key]).filter((value): value is NonNullable<ImportedValues[K]> => value !== undefined);
  const sum = (key: 'progress' | 'progressVolumes') => {
    const numbers = stated(key);
    return numbers.length
      ? Math.min(
          maxima.progress,
          numbers.reduce((total, each) => total + each, 0),
        )
      : undefined;
  };
  const repeats = stated('repeat');
  const status = joinedStatus(parts.map(part => part.status));
  const notes = [...new Set(stated('notes').filter(note => note !== ''))];
  const lists = stated('customLists');
  const tags = stated('tags');
  return {
    ...parts.at(-1),
    status,
    progress: sum('progress'),
    progressVolumes: sum('progressVolumes'),
    scoreRaw: stated('scoreRaw').findLast(score => score > 0) ?? stated('scoreRaw').at(-1),
    repeat: repeats.length ? Math.min(...repeats) : undefined,
    notes: stated('notes').length ? notes.join('\n') : undefined,
    tags: tags.length ? [...new Set(tags.flat())] : undefined,
    customLists: lists.length ? [...new Set(lists.flat())] : undefined,
    startedAt: parts.map(part => part.startedAt).find(isDate) ?? parts[0]?.startedAt,
    completedAt: status === 'COMPLETED' ? parts.at(-1)?.completedAt : parts.at(-1)?.completedAt && {},
  };
}
