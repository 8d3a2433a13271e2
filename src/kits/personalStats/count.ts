import {personalEntry, isCounted, type PersonalEntry} from '#domain/statistics/personal/entry';
import {byRank, GroupedEntries, groupOf, type EntryGroup, type GroupKey} from '#domain/statistics/personal/groups';
import type {MediaLists} from '#services/lists/ownList';
import {sortInSlices} from '#services/sortInSlices';
import {inSlices, type Yielder} from '#services/yieldToMain';

/** The entries of a list with the amount watched or read, computed in slices. */
export async function personalEntries(
  {entries}: MediaLists,
  repeats: boolean,
  slices: Yielder,
): Promise<readonly PersonalEntry[]> {
  const made: PersonalEntry[] = [];
  await inSlices(entries.values(), slices, entry => made.push(personalEntry(entry, {repeats})));
  return made;
}

/** Groups entries in slices, in order of rank. Entries that are only planned are left out. */
export async function groupEntries(
  entries: readonly PersonalEntry[],
  keysOf: (entry: PersonalEntry) => readonly GroupKey[],
  slices: Yielder,
): Promise<readonly EntryGroup[]> {
  const grouped = new GroupedEntries(keysOf);
  await inSlices(entries, slices, entry => isCounted(entry) && grouped.add(entry));
  const groups: EntryGroup[] = [];
  await inSlices(grouped.found(), slices, ({key, entries: found}) => groups.push(groupOf(key, found)));
  return sortInSlices(groups, byRank, slices);
}
