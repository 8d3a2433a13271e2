import {personalEntry, isCounted, type PersonalEntry} from '#domain/statistics/personal/entry';
import {byRank, GroupedEntries, groupOf, type EntryGroup, type GroupKey} from '#domain/statistics/personal/groups';
import type {MediaLists} from '#services/lists/ownList';
import {sortInSlices} from '#services/sortInSlices';
import type {Yielder} from '#services/yieldToMain';

/** The entries of a list with what was watched or read of them, made in slices. */
export async function personalEntries(
  {entries}: MediaLists,
  repeats: boolean,
  slices: Yielder,
): Promise<readonly PersonalEntry[]> {
  const made: PersonalEntry[] = [];
  for (const entry of entries.values()) {
    made.push(personalEntry(entry, {repeats}));
    if (slices.shouldYield()) await slices.yieldToMain();
  }
  return made;
}

/** Groups entries in slices, in order of rank; what is only planned is left out (rule statistics-20). */
export async function groupEntries(
  entries: readonly PersonalEntry[],
  keysOf: (entry: PersonalEntry) => readonly GroupKey[],
  slices: Yielder,
): Promise<readonly EntryGroup[]> {
  const grouped = new GroupedEntries(keysOf);
  for (const entry of entries) {
    if (isCounted(entry)) grouped.add(entry);
    if (slices.shouldYield()) await slices.yieldToMain();
  }
  const groups: EntryGroup[] = [];
  for (const {key, entries: found} of grouped.found()) {
    groups.push(groupOf(key, found));
    if (slices.shouldYield()) await slices.yieldToMain();
  }
  return sortInSlices(groups, byRank, slices);
}
