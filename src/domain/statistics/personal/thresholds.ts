import type {EntryGroup} from './groups';

/** Tables of people may have thousands of rows; what is beyond this many is reduced (rule statistics-25). */
const maxPeople = 300;
const peopleSteps = [
  {count: 3, chapters: 100},
  {count: 5, chapters: 200},
  {count: 10, chapters: 300},
] as const;

/** Tables of tags with more rows than this leave out the rare ones (rule statistics-25). */
const maxTags = 50;
const leastTagged = 3;

/** Leaves out of a long table of tags those with fewer than three entries. */
export const reduceTags = (groups: readonly EntryGroup[]): readonly EntryGroup[] =>
  groups.length > maxTags ? groups.filter(({count}) => count >= leastTagged) : groups;

/**
 * Leaves out of a long table of staff those with few entries, step by step until 300 rows or the last step is reached.
 * Of manga, who wrote many chapters that were read stays as well.
 */
export function reducePeople(groups: readonly EntryGroup[]): readonly EntryGroup[] {
  let left = groups;
  for (const step of peopleSteps) {
    if (left.length <= maxPeople) return left;
    left = left.filter(({count, done}) => count >= step.count || done.chapters > step.chapters);
  }
  return left;
}
