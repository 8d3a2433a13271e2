import type {FuzzyDate} from '../../format/text';
import type {Media} from '../../data/types';

/** The values of the editor's fields. */
export interface EntryForm {
  status: string;
  score: number;
  progress: number;
  progressVolumes: number;
  repeat: number;
  startedAt: Date | null;
  completedAt: Date | null;
  notes: string;
  private: boolean;
  hiddenFromStatusLists: boolean;
  customLists: string[];
}

const asDate = (date: FuzzyDate | null | undefined): Date | null =>
  date?.year ? new Date(date.year, (date.month ?? 1) - 1, date.day ?? 1) : null;

const asFuzzy = (date: Date | null): FuzzyDate =>
  date
    ? {year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate()}
    : {year: null, month: null, day: null};

/** The names of the custom lists that contain an entry. The API returns an object of names or an array of records. */
function enabledLists(lists: unknown): string[] {
  if (Array.isArray(lists)) return lists.filter(list => list?.enabled).map(list => String(list.name));
  if (lists === null || typeof lists !== 'object') return [];
  return Object.entries(lists).flatMap(([name, on]) => (on ? [name] : []));
}

/** The field values for a media item's list entry, or for a new entry. */
export const formOf = ({mediaListEntry: entry}: Media): EntryForm => ({
  status: entry?.status ?? '',
  score: entry?.score ?? 0,
  progress: entry?.progress ?? 0,
  progressVolumes: entry?.progressVolumes ?? 0,
  repeat: entry?.repeat ?? 0,
  startedAt: asDate(entry?.startedAt),
  completedAt: asDate(entry?.completedAt),
  notes: entry?.notes ?? '',
  private: entry?.private === true,
  hiddenFromStatusLists: entry?.hiddenFromStatusLists === true,
  customLists: enabledLists(entry?.customLists),
});

/** The mutation variables that save the field values. */
export const changesOf = (mediaId: number, form: EntryForm): object => ({
  ...form,
  mediaId,
  status: form.status || 'CURRENT',
  startedAt: asFuzzy(form.startedAt),
  completedAt: asFuzzy(form.completedAt),
});

/** The options of the status field. */
export const statusOptions = (isManga: boolean): {value: string; label: string}[] => [
  {value: 'CURRENT', label: isManga ? 'Reading' : 'Watching'},
  {value: 'PLANNING', label: isManga ? 'Plan to read' : 'Plan to watch'},
  {value: 'COMPLETED', label: 'Completed'},
  {value: 'REPEATING', label: isManga ? 'Rereading' : 'Rewatching'},
  {value: 'PAUSED', label: 'Paused'},
  {value: 'DROPPED', label: 'Dropped'},
];
