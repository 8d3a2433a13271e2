import {readListStatus} from './listStatus';

const highestScore = 100;
const mostRepeats = 10000;

/** What the entry rules look at; an entry may have more. */
export interface RawEntry {
  readonly status: string | null;
  readonly repeat: number;
  /** Out of 100. */
  readonly scoreRaw: number;
}

/**
 * An entry by the rules for entries (spec 1, sections 4 and 5): scores are capped at 100, repeats above 10000 become 0,
 * and an entry that is being repeated counts as repeated at least once. REWATCHING becomes REPEATING. What follows the
 * rules already is returned as it is.
 */
export function applyEntryRules<E extends RawEntry>(entry: E): E {
  const repeating = readListStatus(entry.status ?? '') === 'REPEATING';
  const believable = entry.repeat > mostRepeats ? 0 : entry.repeat;
  const ruled = {
    status: repeating ? 'REPEATING' : entry.status,
    repeat: repeating && believable === 0 ? 1 : believable,
    scoreRaw: Math.min(entry.scoreRaw, highestScore),
  };
  const same = ruled.status === entry.status && ruled.repeat === entry.repeat && ruled.scoreRaw === entry.scoreRaw;
  return same ? entry : {...entry, ...ruled};
}

/** A work's length as the API says it. */
export interface MediaLength {
  readonly episodes?: number | null | undefined;
  readonly nextAiringEpisode?: {readonly episode: number} | null | undefined;
}

/** Episodes of a work: where they are missing, those before the next to air (spec 1, section 5). */
export function knownEpisodes({episodes, nextAiringEpisode}: MediaLength): number | undefined {
  if (episodes) return episodes;
  return nextAiringEpisode ? nextAiringEpisode.episode - 1 : undefined;
}

/** One list of a member, as the API groups them. */
export interface EntryList<E> {
  readonly name: string;
  readonly isCustomList: boolean;
  readonly entries: readonly E[];
}

/** Where an entry stands. */
export interface Located {
  /** Names of the lists that the entry is on, in the order of the lists. */
  readonly listLocations: readonly string[];
  /** Whether one of them is a custom list. */
  readonly isCustomList: boolean;
}

/** Where an entry stands that was known already and is met once more, on another list. */
export const alsoOn = (
  {listLocations, isCustomList}: Located,
  list: Pick<EntryList<unknown>, 'name' | 'isCustomList'>,
): Located => ({
  listLocations: listLocations.includes(list.name) ? listLocations : [...listLocations, list.name],
  isCustomList: isCustomList || list.isCustomList,
});

/**
 * All entries of a member's lists, each work once, in the order of their first appearance (spec 1, section 4: duplicate
 * entries). The first copy gives the fields; locations are combined and the custom-list flag of any copy stays.
 */
export function mergeLists<E extends {readonly mediaId: number}>(lists: readonly EntryList<E>[]): (E & Located)[] {
  const merged = new Map<number, E & Located>();
  for (const list of lists)
    for (const entry of list.entries) {
      const known = merged.get(entry.mediaId);
      const located = alsoOn(known ?? {listLocations: [], isCustomList: false}, list);
      merged.set(entry.mediaId, {...(known ?? entry), ...located});
    }
  return [...merged.values()];
}
