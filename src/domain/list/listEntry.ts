import {parseListStatus} from './listStatus';

const maxScore = 100;
const maxRepeats = 10000;

/** The fields used by the rules for entries; an entry may have more. */
export interface UnnormalisedEntry {
  readonly status: string | null;
  readonly repeat: number;
  /** Out of 100. */
  readonly scoreRaw: number;
}

/**
 * Normalises a list entry: scores are capped at 100, repeat counts above 10,000 become 0, and an entry that is being
 * repeated has a repeat count of at least 1. REWATCHING becomes REPEATING. Returns the same object if nothing changes.
 */
export function normaliseEntry<E extends UnnormalisedEntry>(entry: E): E {
  const repeating = parseListStatus(entry.status ?? '') === 'REPEATING';
  const believable = entry.repeat > maxRepeats ? 0 : entry.repeat;
  const normalised = {
    status: repeating ? 'REPEATING' : entry.status,
    repeat: repeating && believable === 0 ? 1 : believable,
    scoreRaw: Math.min(entry.scoreRaw, maxScore),
  };
  const isUnchanged =
    normalised.status === entry.status && normalised.repeat === entry.repeat && normalised.scoreRaw === entry.scoreRaw;
  return isUnchanged ? entry : {...entry, ...normalised};
}

/** The length of a media item, and its next episode to air. */
export interface MediaLength {
  readonly episodes?: number | null | undefined;
  readonly next?: {readonly episode: number} | null | undefined;
}

/** The number of episodes of a media item; if unknown, the number of the next one to air minus 1. */
export function knownEpisodes({episodes, next}: MediaLength): number | undefined {
  if (episodes) return episodes;
  return next ? next.episode - 1 : undefined;
}

/** One of a user's lists, as grouped by the API. */
export interface EntryList<E> {
  readonly name: string;
  readonly isCustomList: boolean;
  readonly entries: readonly E[];
}

/** The lists on which an entry appears. */
export interface EntryLocations {
  /** Names of the lists that contain the entry, in list order. */
  readonly listLocations: readonly string[];
  /** Names of those that are custom lists. */
  readonly customLists: readonly string[];
}

/** Adds another list to the locations of an entry that was already found. */
export const addLocation = (
  {listLocations, customLists}: EntryLocations,
  {name, isCustomList}: Pick<EntryList<unknown>, 'name' | 'isCustomList'>,
): EntryLocations => ({
  listLocations: listLocations.includes(name) ? listLocations : [...listLocations, name],
  customLists: isCustomList && !customLists.includes(name) ? [...customLists, name] : customLists,
});
