import {invalid} from '../errors';
import type {Context} from '../resolve/context';
import {toRawScore} from '../score';
import type {ListEntry, FuzzyDate, ListStatus, User, Media} from '../store/rows';
import {storedTextOrNull} from './storedText';

const noDate: FuzzyDate = {year: null, month: null, day: null};

/** The values a list mutation can change. Null and absent values stay unchanged, except for notes and dates. */
export interface EntryChanges {
  readonly id?: number | null;
  readonly mediaId?: number | null;
  readonly status?: ListStatus | null;
  readonly score?: number | null;
  readonly scoreRaw?: number | null;
  readonly progress?: number | null;
  readonly progressVolumes?: number | null;
  readonly repeat?: number | null;
  readonly priority?: number | null;
  readonly private?: boolean | null;
  readonly notes?: string | null;
  readonly hiddenFromStatusLists?: boolean | null;
  readonly customLists?: readonly (string | null)[] | null;
  readonly advancedScores?: readonly (number | null)[] | null;
  readonly startedAt?: Partial<FuzzyDate> | null;
  readonly completedAt?: Partial<FuzzyDate> | null;
}

/**
 * Validates the changes.
 * @throws a validation error when a value is out of bounds
 */
export function validateChanges(changes: EntryChanges): void {
  const wrong: Record<string, string[]> = {};
  const limit = (name: string, value: number | null | undefined, high: number): void => {
    if (typeof value !== 'number') return;
    if (value < 0) wrong[name] = [`The ${name} must be at least 0.`];
    if (value > high) wrong[name] = [`The ${name} may not be greater than ${String(high)}.`];
  };
  limit('score', changes.score, 100);
  limit('scoreRaw', changes.scoreRaw, 100);
  limit('progress', changes.progress, 65_535);
  limit('progressVolumes', changes.progressVolumes, 65_535);
  limit('repeat', changes.repeat, 1000);
  limit('priority', changes.priority, 255);
  if ((changes.notes?.length ?? 0) > 6000) wrong.notes = ['The notes may not be greater than 6000 characters.'];
  for (const name of ['startedAt', 'completedAt'] as const) {
    const date = changes[name];
    if (date && ((date.month ?? 1) > 12 || (date.day ?? 1) > 31)) wrong[name] = [`The ${name} is not a valid date.`];
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

const date = (wanted: Partial<FuzzyDate> | null | undefined, before: FuzzyDate): FuzzyDate =>
  wanted === undefined
    ? before
    : wanted === null
      ? noDate
      : {year: wanted.year ?? null, month: wanted.month ?? null, day: wanted.day ?? null};

/** The entry after the changes. Scores are in the owner's format. */
export function applyChanges(
  entry: ListEntry,
  changes: EntryChanges,
  owner: User,
  work: Media,
  now: number,
): ListEntry {
  const keep = work.type === 'ANIME' ? owner.animeList : owner.mangaList;
  const score = typeof changes.score === 'number' ? toRawScore(changes.score, owner.scoreFormat) : entry.rawScore;
  const lists = changes.customLists
    ? keep.customLists.filter(name => changes.customLists?.includes(name))
    : entry.lists;
  return {
    ...entry,
    status: changes.status ?? entry.status,
    rawScore: changes.scoreRaw ?? score,
    progress: changes.progress ?? entry.progress,
    progressVolumes: changes.progressVolumes ?? entry.progressVolumes,
    repeat: changes.repeat ?? entry.repeat,
    priority: changes.priority ?? entry.priority,
    private: changes.private ?? entry.private,
    notes: changes.notes === undefined ? entry.notes : storedTextOrNull(changes.notes),
    hiddenFromStatusLists: changes.hiddenFromStatusLists ?? entry.hiddenFromStatusLists,
    lists,
    advanced: changes.advancedScores
      ? changes.advancedScores.map(value => (value ? toRawScore(value, owner.scoreFormat) : 0))
      : entry.advanced,
    startedAt: date(changes.startedAt, entry.startedAt),
    completedAt: date(changes.completedAt, entry.completedAt),
    updatedAt: now,
  };
}

/** A new list entry. */
export function newEntry(context: Context, owner: User, work: Media): ListEntry {
  return {
    id: context.store.entries.nextId(),
    userId: owner.id,
    mediaId: work.id,
    status: 'CURRENT',
    rawScore: 0,
    progress: 0,
    progressVolumes: work.type === 'MANGA' ? 0 : null,
    repeat: 0,
    priority: 0,
    private: false,
    notes: null,
    hiddenFromStatusLists: false,
    lists: [],
    advanced: [],
    startedAt: noDate,
    completedAt: noDate,
    createdAt: context.now,
    updatedAt: context.now,
  };
}
