import type {EntryGroup} from './groups';

/** Tables of people may have thousands of rows; longer ones than this are reduced. */
const maxPeople = 300;
const peopleSteps = [
  {count: 3, chapters: 100},
  {count: 5, chapters: 200},
  {count: 10, chapters: 300},
] as const;

/** Tables of tags with more rows than this leave out rare tags. */
const maxTags = 50;
const leastTagged = 3;

/** Removes the tags with fewer than three entries from a long table. */
export const reduceTags = (groups: readonly EntryGroup[]): readonly EntryGroup[] =>
  groups.length > maxTags ? groups.filter(({count}) => count >= leastTagged) : groups;

/**
 * Removes the staff with few entries from a long table: fewer than 3, then 5, then 10, until 300 rows or the last step
 * is reached. For manga, staff with 100, 200 or 300 chapters read stay as well.
 */
export function reducePeople(groups: readonly EntryGroup[]): readonly EntryGroup[] {
  let left = groups;
  for (const step of peopleSteps) {
    if (left.length <= maxPeople) return left;
    left = left.filter(({count, done}) => count >= step.count || done.chapters > step.chapters);
  }
  return left;
}
