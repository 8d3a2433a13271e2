import {customLists} from '#domain/list/customLists';
import {parseListStatus} from '#domain/list/listStatus';
import type {Values} from '../outbox/write';
import type {EntryValues} from './entryValues';
import {filledIn} from './filledIn';
import {isSameValue, plainValue} from './sameValue';

const lines = (value: unknown) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value);

/** The scores of categories in order; the API answers them by name, and takes them as a list. */
const scoresIn = (value: unknown) => {
  const scores = Object.values(typeof value === 'object' && value !== null ? value : {}) as readonly unknown[];
  return scores.slice(0, scores.findLastIndex(Boolean) + 1);
};

const isFilledIn = (key: string, status: unknown) => filledIn.some(([name, by]) => name === key && by === status);

/** Comparisons of fields that AniList stores in another form than they are sent. */
const comparisons: Readonly<Record<string, (one: unknown, other: unknown) => boolean>> = {
  status: (one, other) => parseListStatus(String(one)) === parseListStatus(String(other)),
  notes: (one, other) => isSameValue(lines(one), lines(other)),
  advancedScores: (one, other) => isSameValue(scoresIn(one), scoresIn(other)),
  customLists: (one, other) => isSameValue(customLists(one)?.toSorted() ?? [], customLists(other)?.toSorted() ?? []),
};

/** Whether two values of a field are the same, in whichever form AniList takes or answers it. */
export const isSameField = (key: string, one: unknown, other: unknown): boolean =>
  (comparisons[key] ?? isSameValue)(one, other);

/** Whether a field has the wanted value, or the one that AniList fills in beside the wanted status. */
function hasField(key: string, wanted: EntryValues, found: Values): boolean {
  const [value, now] = [Reflect.get(wanted, key) as unknown, found[key]];
  if (isSameField(key, value, now)) return true;
  if (!isFilledIn(key, wanted.status)) return false;
  // An empty date is filled in, and a progress is raised to the total.
  return typeof value === 'number' ? typeof now === 'number' && now > value : plainValue(value) === undefined;
}

/** Whether an entry on the server has every value that was sent, as AniList stores it. */
export const hasArrived = (wanted: EntryValues, found: Values): boolean =>
  Object.entries(wanted).every(
    ([key, value]) => value === undefined || key === 'mediaId' || hasField(key, wanted, found),
  );
