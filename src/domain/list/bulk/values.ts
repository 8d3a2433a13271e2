import type {FuzzyDate} from '../../date/fuzzyDate';
import {encodeEmoji} from '../../text/characterReferences';
import {maxima} from '../../import/importedEntry';
import {maxLengths} from '../../import/leftOut';
import {ownValue} from '../../value/ownValue';
import type {ListStatus} from '../listStatus';
import type {BulkForm, NotesChange, NumberChange} from './form';

/** A list entry, as far as a bulk edit can change it. */
export interface BulkEntry {
  readonly id: number;
  readonly mediaId: number;
  readonly status: ListStatus | undefined;
  /** In the user's own format. */
  readonly score: number;
  readonly advancedScores: Readonly<Record<string, number>> | undefined;
  readonly progress: number;
  readonly progressVolumes: number;
  /** As the API returns it. */
  readonly savedRepeat: number;
  readonly private: boolean;
  readonly priority: number;
  readonly notes: string | undefined;
  readonly hiddenFromStatusLists: boolean;
  readonly customLists: readonly string[];
  readonly startedAt: FuzzyDate | undefined;
  readonly completedAt: FuzzyDate | undefined;
  readonly media: {
    readonly type: 'ANIME' | 'MANGA';
    readonly episodes: number | undefined;
    readonly chapters: number | undefined;
    readonly volumes: number | undefined;
  };
}

/** The names in the user's list options, in their order. */
export interface BulkOptions {
  readonly categories: readonly string[];
  readonly customLists: readonly string[];
}

/** The values of an entry that can be saved. */
export interface BulkValues {
  readonly status: ListStatus | undefined;
  readonly score: number;
  readonly advancedScores: readonly number[];
  readonly progress: number;
  readonly progressVolumes: number;
  readonly repeat: number;
  readonly priority: number;
  readonly private: boolean;
  readonly notes: string;
  readonly hiddenFromStatusLists: boolean;
  readonly customLists: readonly string[];
  readonly startedAt: FuzzyDate;
  readonly completedAt: FuzzyDate;
}

/** Reasons why a change of the form is limited in an entry, or not made in it. */
export type Limit = 'atTotal' | 'noTotal' | 'atMaximum' | 'longNotes';

const plainDate = (date: FuzzyDate | undefined): FuzzyDate =>
  Object.fromEntries(Object.entries(date ?? {}).filter(([, part]) => part));

/** The values of an entry before it is edited. */
export const valuesOf = (entry: BulkEntry, {categories, customLists}: BulkOptions): BulkValues => ({
  status: entry.status,
  score: entry.score,
  advancedScores: categories.map(name => ownValue(entry.advancedScores, name) ?? 0),
  progress: entry.progress,
  progressVolumes: entry.progressVolumes,
  repeat: entry.savedRepeat,
  priority: entry.priority,
  private: entry.private,
  notes: entry.notes ?? '',
  hiddenFromStatusLists: entry.hiddenFromStatusLists,
  customLists: customLists.filter(name => entry.customLists.includes(name)),
  startedAt: plainDate(entry.startedAt),
  completedAt: plainDate(entry.completedAt),
});

/** The total number of episodes or chapters of an entry; `undefined`: not known. */
export const totalOf = ({media: {type, episodes, chapters}}: BulkEntry) =>
  (type === 'ANIME' ? episodes : chapters) || undefined;

interface Range {
  readonly total?: number | undefined;
  readonly max: number;
}

/** A number after its change: at most the total if that is known, at most what AniList stores. */
function changedNumber(before: number, change: NumberChange, {total, max}: Range): readonly [number, Limit?] {
  if (change.kind === 'total') return total === undefined ? [before, 'noTotal'] : [total];
  const wanted = change.kind === 'set' ? change.value : before + change.value;
  // An entry that is beyond the total already isn't reset by adding to it.
  const most = total === undefined ? max : change.kind === 'add' ? Math.max(total, before) : total;
  if (wanted > most) return [most, total === undefined ? 'atMaximum' : 'atTotal'];
  return [Math.max(0, wanted)];
}

function changedNotes(before: string, change: NotesChange): string {
  if (change.kind === 'set') return change.text;
  if (change.kind === 'append') return [before, change.text].filter(Boolean).join('\n');
  return change.find ? before.replaceAll(change.find, () => change.text) : before;
}

/** The values of an entry after a bulk edit, and the limits that were met. */
export function editedValues(
  form: BulkForm,
  entry: BulkEntry,
  before: BulkValues,
  {categories, customLists}: BulkOptions,
) {
  const limits: Limit[] = [];
  const numberOf = (key: 'progress' | 'progressVolumes' | 'repeat', total?: number) => {
    const change = form[key];
    if (!change) return before[key];
    const [value, limit] = changedNumber(before[key], change, {
      total,
      max: key === 'repeat' ? maxima.repeat : maxima.progress,
    });
    if (limit) limits.push(limit);
    return value;
  };
  const notes = form.notes ? changedNotes(before.notes, form.notes) : before.notes;
  const isTooLong = notes !== before.notes && encodeEmoji(notes).length > maxLengths.notes;
  const isManga = entry.media.type === 'MANGA';
  const values: BulkValues = {
    ...before,
    status: form.status ?? before.status,
    score: form.score ?? before.score,
    advancedScores: categories.map((name, at) => ownValue(form.advancedScores, name) ?? before.advancedScores[at] ?? 0),
    progress: numberOf('progress', totalOf(entry)),
    progressVolumes: isManga ? numberOf('progressVolumes', entry.media.volumes || undefined) : before.progressVolumes,
    repeat: numberOf('repeat'),
    private: form.private ?? before.private,
    notes: isTooLong ? before.notes : notes,
    hiddenFromStatusLists: form.hiddenFromStatusLists ?? before.hiddenFromStatusLists,
    customLists: customLists.filter(name => ownValue(form.customLists, name) ?? before.customLists.includes(name)),
    startedAt: plainDate(form.startedAt ?? before.startedAt),
    completedAt: plainDate(form.completedAt ?? before.completedAt),
  };
  return {values, limits: isTooLong ? [...limits, 'longNotes' as const] : limits};
}
