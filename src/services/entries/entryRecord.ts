import {equal} from '@wry/equality';

import {normaliseEntry} from '#domain/list/listEntry';
import type {ScoreFormat} from '#domain/score/score';
import {toWeightedScore} from '#domain/score/scoreConversion';
import type {ListEntry, ListType} from '../lists/ownList';
import type {CurrentEntry} from './entry';

/** The known values of an entry and its media item. */
export interface KnownValues extends Partial<Omit<ListEntry, 'mediaId'>> {
  readonly scoreFormat?: ScoreFormat;
  readonly mediaType?: ListType;
  /** Number of episodes or chapters of the media item; `undefined`: not known. */
  readonly total?: number | undefined;
  /** Title of the media item in the user's language. */
  readonly label?: string | undefined;
  /** Data about the media item that only a card shows. */
  readonly card?: Pick<CurrentEntry, 'title' | 'cover' | 'mediaStatus' | 'next' | 'endDate'>;
}

/** The source of values: a query, a whole list, a write of our own or of a job, an unsent write, or another tab. */
export type PatchSource = 'entry' | 'inProgress' | 'recent' | 'list' | 'write' | 'job' | 'unsent' | 'tab';

/** The values of one entry in an answer, a stored list or a write. */
export interface EntryPatch {
  readonly mediaId: number;
  /** `undefined`: the media item is on no list. */
  readonly values: KnownValues | undefined;
  /** When the values were true (epoch milliseconds): for a query, when it was sent. */
  readonly asOf: number;
  readonly source: PatchSource;
  /** Names of the custom lists that contain the entry; `undefined`: not known. */
  readonly customLists?: readonly string[] | undefined;
}

/** Everything known about one entry. */
export interface EntryRecord extends Omit<EntryPatch, 'customLists'> {
  /** Times of the values that are older than `asOf`, by name. */
  readonly olderTimes?: Readonly<Record<string, number>>;
}

/**
 * Adds derived values: the score out of 100 where only the score is known, computed as the API does it (a frown is 35),
 * and the repeats, which depend on the status (REPEATING with 0 repeats counts one).
 */
export function withDerived(values: KnownValues, changed: KnownValues, format: ScoreFormat | undefined): KnownValues {
  const {status, repeat, scoreRaw = 0} = values;
  const raw = changed.score !== undefined && changed.scoreRaw === undefined && format;
  const scored = raw ? {...values, scoreRaw: toWeightedScore(changed.score ?? 0, format).score} : values;
  const normal = repeat === undefined ? repeat : normaliseEntry({status: status ?? null, repeat, scoreRaw}).repeat;
  return normal === undefined || normal === repeat ? scored : {...scored, repeat: normal};
}

/** When a value of an entry was true (epoch milliseconds). */
export const timeOf = ({asOf, olderTimes}: EntryRecord, name: string) => olderTimes?.[name] ?? asOf;

/** Adds the values of a patch to those of a record, field by field: each field has the newest value. */
function mergeValues(known: EntryRecord, before: KnownValues, patch: EntryPatch & {values: KnownValues}): EntryRecord {
  const {mediaId, asOf, source} = patch;
  const taken = Object.entries(patch.values).filter(([name]) => !(name in before) || timeOf(known, name) <= asOf);
  const isOther = ([name, value]: [string, unknown]) => !(name in before) || !equal(Reflect.get(before, name), value);
  const change: KnownValues = Object.fromEntries(taken.filter(isOther));
  const format = patch.values.scoreFormat ?? before.scoreFormat;
  const values = Object.keys(change).length ? withDerived({...before, ...change}, change, format) : before;
  // Values derived from the change are as new as the change.
  const isTaken = new Set(taken.map(([name]) => name));
  const timeNow = (name: string) =>
    isTaken.has(name) || Reflect.get(values, name) !== Reflect.get(before, name) ? asOf : timeOf(known, name);
  const newest = Math.max(known.asOf, asOf);
  const times = Object.keys(values).map(name => [name, timeNow(name)] as const);
  const older = times.filter(([, time]) => time < newest);
  return {mediaId, values, asOf: newest, source, ...(older.length ? {olderTimes: Object.fromEntries(older)} : {})};
}

/** The record after a patch: what is newer wins, field by field. `values` is the same object if none has changed. */
export function merge(known: EntryRecord | undefined, patch: EntryPatch): EntryRecord {
  const {mediaId, values, asOf, source} = patch;
  if (known?.values && values) return mergeValues(known, known.values, {...patch, values});
  if (known && known.asOf > asOf) return known;
  return {mediaId, values: values && withDerived(values, values, values.scoreFormat), asOf, source};
}

/** Names of the values that whole lists lack. */
const notOfLists: ReadonlySet<string> = new Set<keyof KnownValues>([
  'scoreFormat',
  'mediaType',
  'total',
  'label',
  'card',
]);

const listEntries = new WeakMap<KnownValues, ListEntry>();

/**
 * The entry in the form of whole lists; `undefined` if too little is known. Returns the same object for the same
 * values.
 */
export function listEntryOf(mediaId: number, values: KnownValues | undefined): ListEntry | undefined {
  if (values?.id === undefined || !values.media) return undefined;
  const known = listEntries.get(values);
  if (known) return known;
  const names = Object.keys(values);
  const own = names.filter(name => !notOfLists.has(name));
  const isPlain = 'mediaId' in values && own.length === names.length;
  const picked = isPlain
    ? values
    : {...Object.fromEntries(own.map(name => [name, Reflect.get(values, name)])), mediaId};
  const entry = picked as ListEntry;
  listEntries.set(values, entry);
  return entry;
}
