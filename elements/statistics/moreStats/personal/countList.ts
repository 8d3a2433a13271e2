import {personalFigures, type PersonalFigures} from '#domain/statistics/personal/figures';
import type {EntryGroup} from '#domain/statistics/personal/groups';
import {
  customTagKeys,
  genreKeys,
  staffKeys,
  studioKeys,
  tagKeys,
  type CustomTagOptions,
} from '#domain/statistics/personal/keys';
import {reducePeople, reduceTags} from '#domain/statistics/personal/thresholds';
import {groupEntries, personalEntries} from '#kits/personalStats/count';
import type {ShowPart} from '#ui/useSliced';
import type {MediaLists} from '#services/lists/ownList';
import type {Yielder} from '#services/yieldToMain';

/** The options of the computation, from the switches. */
export interface PersonalOptions extends Omit<CustomTagOptions, 'customLists'> {
  readonly repeats: boolean;
  readonly allStudios: boolean;
}

/** The entries to count, and the options. */
export interface PersonalInput {
  readonly list: MediaLists;
  readonly options: PersonalOptions;
}

/** The statistics of one list; `undefined`: not counted yet. */
export interface PersonalStats {
  readonly figures: PersonalFigures;
  readonly custom: readonly EntryGroup[];
  readonly tags?: readonly EntryGroup[];
  readonly genres?: readonly EntryGroup[];
  readonly staff?: readonly EntryGroup[];
  readonly studios?: readonly EntryGroup[];
}

/**
 * Counts a list in slices: one of 5,000 entries contains 125,000 people. The figures and the first table are shown
 * before the others are counted. Rejects with the reason of the slices' signal.
 */
export async function personalStats(
  {list, options}: PersonalInput,
  slices: Yielder,
  show: ShowPart<PersonalStats>,
): Promise<PersonalStats> {
  const entries = await personalEntries(list, options.repeats, slices);
  const customLists = new Set(list.lists.filter(({isCustomList}) => isCustomList).map(({name}) => name));
  const group = (keysOf: Parameters<typeof groupEntries>[1]) => groupEntries(entries, keysOf, slices);
  await slices.yieldToMain();
  const first = {figures: personalFigures(entries), custom: await group(customTagKeys({...options, customLists}))};
  await show(first);
  return {
    ...first,
    tags: reduceTags(await group(tagKeys)),
    genres: await group(genreKeys),
    staff: reducePeople(await group(staffKeys)),
    studios: await group(studioKeys({all: options.allStudios})),
  };
}
